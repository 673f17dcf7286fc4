import { expect, test } from "vitest";
import { soften } from "./hyphens";

const seen = (text: string): string => soften(text).replaceAll("\u00ad", "-");

test.each([
  ["University", "Uni-ver-sity"],
  ["Settlement", "Set-tle-ment"],
  ["Reformation", "Re-for-ma-tion"],
  ["Gunpowder", "Gun-pow-der"],
  ["Uniwersytet", "Uni-wer-sy-tet"],
  ["Górnictwo", "Gór-nictwo"],
  ["Könyvnyomtatás", "Könyv-nyom-ta-tás"],
  ["Insediamento", "In-se-dia-mento"],
  ["Fertilizzanti", "Fer-ti-liz-zanti"],
])("%s may be broken as %s", (word, broken) => expect(seen(word)).toBe(broken));

test("short words stay whole", () => expect(seen("Master Builder, Exchange")).toBe("Master Builder, Exchange"));
