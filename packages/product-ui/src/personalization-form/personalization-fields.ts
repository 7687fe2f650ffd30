import type { Product } from "@store/contract/catalog";
import { checkTexts } from "@store/contract/personalization";
import type { Design } from "@store/contract/personalization/requests";

export type Rule = NonNullable<Product["personalization"]>;

/** The name of the field of a line in the form. */
export const lineField = (elementName: string) => `personalization.${elementName}`;
/** The names of the fields of font and color. */
export const fontField = "personalization.font";
export const colorField = "personalization.color";

/** The personalization in the fields of a form: every line of the item, trimmed, in the selected font and color. */
export function readPersonalization(
  read: (name: string) => string | null,
  { sku, rule }: { sku: string; rule: Rule },
): { personalization: Design; font: Rule["fonts"][number] | undefined } {
  const { templateName, locationName, lines, fonts, colors } = rule;
  const font = fonts.find(({ name }) => name === read(fontField)) ?? fonts[0];
  const color = colors.find(({ name }) => name === read(colorField)) ?? colors[0];
  const texts = lines.map(({ elementName }) => ({
    elementName,
    text: toStitched((read(lineField(elementName)) ?? "").normalize().trim(), font),
    textcolor: color?.name ?? "",
    font: font?.name ?? "",
  }));
  return { personalization: { templateName, sku, locationName, personalization: texts }, font };
}

/** The text with the plain apostrophe of a keyboard if the font lacks the curly one that phones type, as in "O’Neil". */
function toStitched(text: string, font: Rule["fonts"][number] | undefined): string {
  const straight = text.replace(/[‘’]/g, "'");
  if (!font || straight === text) return text;
  const errors = checkTexts([{ elementName: "", text }], font.fontAttributes);
  return errors.some(({ kind }) => kind === "pattern") ? straight : text;
}

/** Whether no line of a personalization has a text. */
export function isBlank({ personalization }: Pick<Design, "personalization">): boolean {
  return personalization.every(({ text }) => text === "");
}
