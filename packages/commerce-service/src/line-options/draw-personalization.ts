import type { LinePersonalization, Personalization } from "./line-personalization.ts";

const width = 480;
const height = 240;
const largestFont = 72;
/** The average width of a character as a part of its height. */
const characterWidth = 0.62;

/** Fonts that systems have: a picture cannot load others. */
const families = {
  block: "'Arial Black', 'Helvetica Neue', Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  script: "'Snell Roundhand', 'Segoe Script', 'Brush Script MT', cursive",
} as const;

/** The color of an etching, which has no thread. */
const etched = "#5b5750";

/** The picture of a text as an SVG in a data URL, about 1 kB: its texts, centered, in their font and color. */
export function drawPersonalization(
  { personalization }: LinePersonalization,
  { fonts, colors }: Personalization,
): string {
  const [first] = personalization;
  const style = fonts.find(({ name }) => name === first?.font)?.style ?? "block";
  const color = colors.find(({ name }) => name === first?.textcolor)?.color ?? etched;
  const texts = personalization.map(({ text }) => text);
  const longest = Math.max(1, ...texts.map((text) => [...text].length));
  const size = Math.floor(
    Math.min(largestFont, (width * 0.9) / (longest * characterWidth), (height * 0.6) / texts.length),
  );
  const top = height / 2 - ((texts.length - 1) * size * 1.2) / 2;
  const lines = texts.map(
    (text, at) => `<text x="${width / 2}" y="${Math.round(top + at * size * 1.2)}">${escapeXml(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fbfaf7"/><g font-family="${families[style]}" font-size="${size}" fill="${escapeXml(color)}" text-anchor="middle" dominant-baseline="central">${lines.join("")}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");
}
