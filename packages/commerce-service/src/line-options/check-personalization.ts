import { checkTexts, type RenderedPersonalization } from "@store/contract/personalization";
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { holdsCardNumber } from "../free-text/holds-card-number.ts";
import type { LinePersonalization, Personalization, PersonalizationText } from "./line-personalization.ts";

interface WantedPersonalization {
  templateName: string;
  locationName: string;
  personalization: readonly {
    elementName: string;
    text: string;
    font?: string | undefined;
    textcolor?: string | undefined;
  }[];
}
type RenderError = NonNullable<RenderedPersonalization["error"]>;
type CheckResult = { ok: true; personalization: LinePersonalization } | { ok: false; error: RenderError };

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** E1: it does not fit the item. E2: nothing can be made now. E3: a text is not allowed. E4: any other text. */
const errors = {
  notPersonalizable: ["E1001", "This item cannot be personalized. Add it without a text."],
  unknownTemplate: ["E1002", "This item has no such place for a text. Please reload the page."],
  unknownStyle: ["E1003", "Please choose one of the fonts and colors."],
  unavailable: ["E2001", "We cannot personalize this item right now. Please try again later."],
  profane: ["E3001", "Please choose other words."],
  cardNumber: ["E4001", "This text looks like a card number. Please enter another text."],
} as const;

/**
 * Checks a personalization with the rule of its product. Empty lines are left out of the result, texts are trimmed, and
 * lines without a font or color get the first one of the product.
 */
export function checkPersonalization(
  { templateName, locationName, personalization }: WantedPersonalization,
  rule: Personalization | null,
  { isAvailable }: { isAvailable: boolean },
): CheckResult {
  if (!rule) return refuse("notPersonalizable");
  if (!isAvailable) return refuse("unavailable");
  if (templateName !== rule.templateName || locationName !== rule.locationName) return refuse("unknownTemplate");
  const known = new Set(rule.lines.map(({ elementName }) => elementName));
  const names = personalization.map(({ elementName }) => elementName);
  if (names.some((name) => !known.has(name)) || new Set(names).size < names.length) return refuse("unknownTemplate");
  const texts = personalization.map((entry) => toText(entry, rule));
  const font = findStyle(texts, rule);
  if (!font) return refuse("unknownStyle");
  const [wrong] = checkTexts(texts, font.fontAttributes);
  if (wrong) return refuseText("E4000", wrong.message ?? "Your message is too short");
  if (texts.some(({ text }) => holdsCardNumber(text))) return refuse("cardNumber");
  const profaneTexts = findProfaneLines(texts);
  if (profaneTexts.length > 0) return refuse("profane", profaneTexts);
  const written = texts.filter(({ text }) => text !== "");
  return { ok: true, personalization: { templateName, locationName, personalization: written } };
}

function toText(
  { elementName, text, font, textcolor }: WantedPersonalization["personalization"][number],
  { fonts, colors }: Personalization,
): PersonalizationText {
  return {
    elementName,
    text: text.normalize().trim(),
    font: font || fonts[0]?.name || "",
    textcolor: textcolor || colors[0]?.name || "",
  };
}

// All lines have the same font and the same color.
function findStyle(texts: readonly PersonalizationText[], { fonts, colors }: Personalization) {
  const [first] = texts;
  const isUniform = texts.every(({ font, textcolor }) => font === first?.font && textcolor === first.textcolor);
  if (!first || !isUniform) return undefined;
  const isColorKnown =
    colors.length === 0 ? first.textcolor === "" : colors.some(({ name }) => name === first.textcolor);
  return isColorKnown ? fonts.find(({ name }) => name === first.font) : undefined;
}

function refuse(kind: keyof typeof errors, profaneTexts: string[] = []): CheckResult {
  const [code, description] = errors[kind];
  return refuseText(code, description, profaneTexts);
}

function refuseText(
  businessErrorCode: string,
  businessErrorDescription: string,
  profaneTexts: string[] = [],
): CheckResult {
  return { ok: false, error: { businessErrorCode, businessErrorDescription, profaneTexts } };
}

// The names of the lines with a word that nobody is to find on a towel, in whatever spelling.
function findProfaneLines(lines: readonly Pick<PersonalizationText, "elementName" | "text">[]): string[] {
  return lines.filter(({ text }) => matcher.hasMatch(text)).map(({ elementName }) => elementName);
}
