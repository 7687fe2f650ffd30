import type { Product } from "@store/contract/catalog";
import type { RenderedPersonalization, TextError } from "@store/contract/personalization";

/** What is wrong with a personalization, where it is shown. */
export interface PersonalizationProblems {
  /** Above the fields. */
  readonly summary: string | null;
  /** Below the heading of the fields. */
  readonly legend: string | null;
  /** By line; "" marks a line without a message. */
  readonly lines: Readonly<Record<string, string>>;
}

export const noProblems: PersonalizationProblems = { summary: null, legend: null, lines: {} };

/** The problems of lines that were checked before anything was sent. */
export function toTextProblems(errors: readonly TextError[]): PersonalizationProblems {
  const lines = errors.map(({ elementName, message }) => [elementName, message ?? ""]);
  return { ...noProblems, lines: Object.fromEntries(lines) };
}

/** Where the service's error codes are shown; any other code is shown at the first line. */
const places: Readonly<Record<string, "legend" | "summary" | "profaneLines">> = {
  E1001: "legend",
  E1002: "legend",
  E1003: "legend",
  E2001: "summary",
  E3001: "profaneLines",
};

/** The problems of a personalization that the service cannot render. */
export function toRenderProblems(
  { businessErrorCode, businessErrorDescription: message, profaneTexts }: NonNullable<RenderedPersonalization["error"]>,
  { lines }: Pick<NonNullable<Product["personalization"]>, "lines">,
): PersonalizationProblems {
  const place = places[businessErrorCode];
  if (place === "legend" || place === "summary") return { ...noProblems, [place]: message };
  const names = place === "profaneLines" ? profaneTexts : lines.slice(0, 1).map(({ elementName }) => elementName);
  return { ...noProblems, lines: Object.fromEntries(names.map((name) => [name, message])) };
}
