import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Return the addresses of a build's files, and a hash of their contents. */
export function filesOf(built: string[], folder = "."): { files: string[]; build: string } {
  const plain = readdirSync(`${folder}/public`);
  const hash = createHash("sha256");
  const files = [...built, ...plain].sort().map((name) => `/${name}`);
  hash.update(files.join("\n")); // built files have a hash in their names
  for (const file of [...plain.map((name) => `public/${name}`).sort(), "index.html", "service-worker.js"])
    hash.update(readFileSync(`${folder}/${file}`));
  return { files, build: hash.digest("hex").slice(0, 16) };
}

/** Write /sw.js, the service worker with the list of the build's files. */
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
