// For tests: a component rendered to markup and text, without a document.
import type { Component } from "svelte";
import { render } from "svelte/server";

export interface Rendered {
  html: string;
  text: string;
  /** The opening tags of all elements of a kind. */
  tags(name: string): string[];
}

export function rendered<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Rendered {
  const html = render(component as Component, { props }).body.replace(/<!--.*?-->/gs, "");
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("\u00ad", "")
    .replace(/[\s\u2068\u2069]+/g, " ")
    .trim();
  return { html, text, tags: (name) => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [] };
}
