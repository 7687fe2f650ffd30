const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/**
 * The characters of the first file of a font: basic Latin, the letters of Latin-1 that are a letter with an accent, and the
 * marks of the shop's texts. Other signs, letters and alphabets come from the full files when a text has one.
 */
export const firstCharacters = `${range(0x20, 0x7e)}\u00a0·${range(0xc0, 0xff).replace(/[ÐðÞþÆæØø÷]/g, "")}–—‘’“”•…`;

/** A font of the system that stands in, at one weight. */
export interface LocalFont {
  /** Its full name or its PostScript name, and those of fonts whose letters have the same widths. */
  readonly names: readonly string[];
  /** The mean width of a character in em. */
  readonly width: number;
}

// Widths are of 23 labels of the shop, those of the headings' font of 16 headings, kerned: they differ from those of English
// text by up to 2 %, and labels are what moves. Measured in the fonts, Arial and Times in Arimo and Tinos, which have their
// widths; Helvetica Neue and Georgia have the ratio to these that `@capsizecss/metrics` 4.3.0 has.
const sans: readonly LocalFont[] = [
  { names: ["OpenSans-Regular"], width: 0.4959 },
  { names: ["Roboto", "Roboto-Regular"], width: 0.4747 },
  { names: ["Helvetica Neue"], width: 0.4851 },
  { names: ["Arial", "Liberation Sans", "Arimo-Regular", "Helvetica"], width: 0.4807 },
];
const sansBold: readonly LocalFont[] = [
  { names: ["OpenSans-Bold"], width: 0.527 },
  { names: ["Roboto-Bold"], width: 0.4837 },
  { names: ["Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"], width: 0.5144 },
];
const serif: readonly LocalFont[] = [
  { names: ["OpenSans-Regular"], width: 0.5011 },
  { names: ["NotoSerif", "NotoSerif-Regular"], width: 0.5155 },
  { names: ["Georgia"], width: 0.4879 },
  { names: ["Times New Roman", "Liberation Serif", "Tinos-Regular", "Times"], width: 0.4447 },
];

export interface BrandFont {
  readonly brand: "general" | "modern";
  /** The file in `packages/ui-kit/src/fonts`, without `.woff2`. */
  readonly file: string;
  readonly family: string;
  /** The npm package that the full files are in, and their names with `{}` for the alphabet. */
  readonly package: string;
  readonly source: string;
  /** The weights that the styles use. */
  readonly weights: { readonly min: number; readonly max: number };
  /** What a page shows until the font is there. */
  readonly display: "swap" | "fallback";
  /** Of the line, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** The family that stands in, by the weights that it is declared for, with the mean width of a character of the brand's font there. */
  readonly standIn: {
    readonly family: string;
    readonly faces: readonly { weights: string; width: number; fonts: readonly LocalFont[] }[];
  };
}

/** The fonts of both brands. None of their licenses (OFL 1.1) reserves a name, so a subset keeps its own. */
export const brandFonts: readonly BrandFont[] = [
  {
    brand: "general",
    file: "instrument-sans",
    family: "Instrument Sans Variable",
    package: "@fontsource-variable/instrument-sans",
    source: "instrument-sans-{}-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    display: "fallback",
    ascent: 0.97,
    descent: 0.25,
    standIn: {
      family: "Instrument Sans Fallback",
      // The weight 550 of this brand is less than 2 % wider, which needs no faces of its own.
      faces: [{ weights: "400", width: 0.4943, fonts: sans }],
    },
  },
  {
    brand: "general",
    file: "instrument-serif",
    family: "Instrument Serif",
    package: "@fontsource/instrument-serif",
    source: "instrument-serif-{}-400-normal.woff2",
    weights: { min: 400, max: 400 },
    display: "swap",
    ascent: 0.99,
    descent: 0.31,
    standIn: {
      family: "Instrument Serif Fallback",
      faces: [{ weights: "400", width: 0.3635, fonts: serif }],
    },
  },
  {
    brand: "modern",
    file: "figtree",
    family: "Figtree Variable",
    package: "@fontsource-variable/figtree",
    source: "figtree-{}-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    // Its headings have the same file.
    display: "swap",
    ascent: 0.95,
    descent: 0.25,
    standIn: {
      family: "Figtree Fallback",
      faces: [
        { weights: "400 500", width: 0.4827, fonts: sans },
        { weights: "501 900", width: 0.4937, fonts: sansBold },
      ],
    },
  },
];
