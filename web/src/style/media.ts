// The sizes of windows that the layout tells apart, written here and nowhere else. CSS uses their names, as in
// `@media (--phone) { ... }`, and named-media.ts replaces them by the sizes; code imports `media`.
// What depends on the width of its own container uses a container query instead.
export const media = {
  // how the table is laid out
  desktop: "(min-width: 1181px)",
  tablet: "(max-width: 1180px)", // and phones
  phone: "(max-width: 720px)",
  "beyond-phone": "(min-width: 721px)",
  // where single parts need less room
  "wide-page": "(max-width: 1360px)",
  "medium-page": "(max-width: 1120px)",
  "medium-table": "(max-width: 1024px)",
  "narrow-page": "(max-width: 1000px)",
  "narrow-table": "(max-width: 900px)",
  "small-phone": "(max-width: 480px)",
  "smaller-phone": "(max-width: 370px)",
  "smallest-phone": "(max-width: 359px)",
  // heights
  tall: "(min-height: 1000px)",
  short: "(max-height: 880px)",
  shorter: "(max-height: 820px)",
  shortest: "(max-height: 720px)",
} as const;
