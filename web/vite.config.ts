import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { namedMedia } from "./named-media.ts";
import { precache } from "./precache.ts";

// What is built is laid out as it is served: `static/` has the files with a hash in their name, which
// browsers keep for ever; what lies in `public/` comes out at the top and is asked for anew each time.
export default defineConfig({
  plugins: [namedMedia(), svelte(), precache()],
  build: {
    target: "es2022",
    outDir: "../.build/web", // run.py and setup.py name another
    emptyOutDir: true,
    assetsDir: "static",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false }, // nor anything inline
  },
  // `npm run dev` beside a running server: pages as they are edited, everything else from the server.
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
