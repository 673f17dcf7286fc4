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
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/class-literal-property-style": "off", // a getter that an interface or a base class wants
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit only
      "svelte/prefer-svelte-reactivity": "off", // our maps and sets are replaced, not changed
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
  // Arithmetic over arrays of a known length, and the characters that Python counts as white space.
  {
    files: ["src/study/sha256.ts", "src/study/luck.ts", "src/**/*.test.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off", "no-control-regex": "off" },
  },
);
