import { customizationType, type FontAttributes, type Site } from "@store/contract/shared";

/** The personalization of a product: its lines of text, and the fee per item in cents of the site's currency. */
export interface PersonalizationRule {
  label: string;
  templateName: string;
  /** Where the texts are, such as "Hem". */
  locationName: string;
  lines: { elementName: string; label: string }[];
  fonts: { name: string; style: "block" | "serif" | "script"; fontAttributes: FontAttributes }[];
  /** Thread colors as CSS colors; none for an etching. */
  colors: { name: string; color: string }[];
  feeCents: Record<Site, number>;
}

/** The personalization of a product on one site; the fee in cents of its currency. */
export interface Personalization extends Omit<PersonalizationRule, "feeCents"> {
  feeCents: number;
}

/** One line of a personalization; line, color and font by their names. */
export interface PersonalizationText {
  elementName: string;
  text: string;
  textcolor: string;
  font: string;
}

/** A personalization as it is stored: the texts in one font and color, and their place on the item. */
export interface LinePersonalization {
  templateName: string;
  locationName: string;
  personalization: readonly PersonalizationText[];
}

/** The texts in one line, such as "Ada / Grace". */
export function toPersonalizationText({ personalization }: LinePersonalization): string {
  return personalization.map(({ text }) => text).join(" / ");
}

/** The font and the color, such as "Script, Navy"; undefined for a line without them. */
export function toStyleText(personalization: LinePersonalization | undefined): string | undefined {
  const [first] = personalization?.personalization ?? [];
  return first && [first.font, first.textcolor].filter((name) => name !== "").join(", ");
}

/** A text in the first font and color of a product, for requests that choose none. */
export function toPlainPersonalization(
  text: string,
  { templateName, locationName, ...rule }: Personalization,
): LinePersonalization {
  const { lines, fonts, colors } = rule;
  const entry = {
    elementName: lines[0]?.elementName ?? "",
    text,
    font: fonts[0]?.name ?? "",
    textcolor: colors[0]?.name ?? "",
  };
  return { templateName, locationName, personalization: [entry] };
}

/** The service that makes a personalization of a type: the partner for the legacy type, otherwise the own workshop. */
export function makerOf(type: number): "personalization" | "inHousePersonalization" {
  return type === customizationType.legacy ? "personalization" : "inHousePersonalization";
}
