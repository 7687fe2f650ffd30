import { type BrandFont, brandFonts, type LocalFont } from "./brand-fonts.ts";

const face = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("")}}\n`;

/**
 * Of two faces with the same character the last one draws it, so the full files are before the first one. Its range names
 * some characters that it lacks: a browser then takes the face before it.
 */
function facesOf({ file, family, package: name, source, weights, display }: BrandFont): string[] {
  const url = (alphabet: string) => `${name}/files/${source.replace("{}", alphabet)}`;
  const files = [
    { url: url("latin"), range: "U+??, U+2000-22FF" },
    { url: url("latin-ext"), range: "U+100-2BA, U+1E00-1EFF, U+20A1-20AB, U+20AD-20C0" },
    { url: `./${file}.woff2`, range: "U+20-FF, U+2013-2026" },
  ];
  const weight = weights.min === weights.max ? `${weights.min}` : `${weights.min} ${weights.max}`;
  return files.map(({ url, range }) =>
    face({
      "font-family": `"${family}"`,
      src: `url("${url}") format("woff2")`,
      "font-weight": weight,
      "font-display": display,
      "unicode-range": range,
    }),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Fonts of the system at the size where their letters are as wide as the brand's, on lines as high as its. A browser
 * skips a face whose font is not installed.
 */
function standInsOf({ standIn, ascent, descent }: BrandFont): string[] {
  const faceOf = ({ names, width }: LocalFont, brand: { weights: string; width: number }) => {
    const size = brand.width / width;
    return face({
      "font-family": `"${standIn.family}"`,
      src: names.map((name) => `local("${name}")`).join(", "),
      "font-weight": brand.weights,
      "size-adjust": percent(size),
      "ascent-override": percent(ascent / size),
      "descent-override": percent(descent / size),
      "line-gap-override": "0%",
    });
  };
  return standIn.faces.flatMap(({ fonts, ...brand }) => fonts.map((font) => faceOf(font, brand)));
}

/** The style sheet that declares the fonts of a brand and what stands in for them. */
export function drawFontSheet(brand: BrandFont["brand"]): string {
  return [
    "/* Written by the product studio (`fonts`). The first file of a font has the characters of nearly all pages; the full\n   files load when a text has another one. */\n",
    ...brandFonts.filter((font) => font.brand === brand).flatMap((font) => [...facesOf(font), ...standInsOf(font)]),
  ].join("\n");
}
