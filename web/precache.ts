import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The files of a build: their addresses, and a name for all that is in them. */
export function filesOf(built: string[], folder = "."): { files: string[]; build: string } {
  const plain = readdirSync(`${folder}/public`);
  const hash = createHash("sha256");
  const files = [...built, ...plain].sort().map((name) => `/${name}`);
  hash.update(files.join("\n")); // what was built has a hash of its contents in its name
  for (const file of [...plain.map((name) => `public/${name}`).sort(), "index.html", "service-worker.js"])
    hash.update(readFileSync(`${folder}/${file}`));
  return { files, build: hash.digest("hex").slice(0, 16) };
}

/** Makes /sw.js, which knows every file of the build; a new build is a new service worker. */
export function precache(): Plugin {
  return {
    name: "wanli-precache",
    apply: "build",
    generateBundle(_options, bundle) {
      const { files, build } = filesOf(Object.keys(bundle).filter((name) => name !== "index.html"));
      const source = readFileSync("service-worker.js", "utf8")
        .replace("self.__FILES__", JSON.stringify(files))
        .replace("self.__BUILD__", JSON.stringify(build));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
