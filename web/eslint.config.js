import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

const DOUBLE_CAST = "TSAsExpression > TSAsExpression.expression";

export default defineConfig(
  { ignores: ["src/**/wire.ts"] }, // written by tools/wire_types.py
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "no-undef": "off", // TypeScript knows the names of the browser
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit only
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: DOUBLE_CAST, message: "A cast by way of `unknown` hides a wrong type." },
      ],
    },
  },
);
