import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Makes /sw.js, which knows every file of the build; a new build is a new service worker. */
export function precache(): Plugin {
  return {
    name: "wanli-precache",
    apply: "build",
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== "index.html");
      const files = [...built, ...readdirSync("public")].sort().map((name) => `/${name}`);
      const template = readFileSync("service-worker.js", "utf8");
      const shell = readFileSync("index.html", "utf8");
      const build = createHash("sha256").update(files.join("\n") + shell + template).digest("hex").slice(0, 16);
      const source = template
        .replace("self.__FILES__", JSON.stringify(files))
        .replace("self.__BUILD__", JSON.stringify(build));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
