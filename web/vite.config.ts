import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { namedMedia } from "./named-media.ts";
import { precache } from "./precache.ts";

// The build has the layout that is served: `static/` has files with a hash in their names, which browsers cache for
// ever; the files of `public/` are at the top and are checked each time.
export default defineConfig({
  plugins: [namedMedia(), svelte(), precache()],
  build: {
    target: "es2022",
    outDir: "../.build/web", // run.py and setup.py pass another
    emptyOutDir: true,
    assetsDir: "static",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false }, // nor inline scripts
  },
  // `npm run dev` beside a running server: serves the pages, and passes everything else to the server.
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
