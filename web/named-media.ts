import type { Plugin } from "vite";
import { media } from "./src/style/media.ts";

/** Replace the names in media queries, such as `(--phone)`, by the sizes of src/style/media.ts. */
export function withSizes(css: string): string {
  return css.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const size = new Map(Object.entries(media)).get(name);
      if (!size) throw new Error(`src/style/media.ts has no "${name}"`);
      return size;
    }),
  );
}

/** Does so in every style sheet, those of components included. */
export function namedMedia(): Plugin {
  return {
    name: "wanli-named-media",
    enforce: "pre",
    transform: (code, id) => (/\.css($|\?)/.test(id) ? { code: withSizes(code), map: null } : null),
  };
}
