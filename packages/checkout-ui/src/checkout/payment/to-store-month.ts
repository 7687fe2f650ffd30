import type { YearMonth } from "@store/card-validation";

// Never shown, only counted with: what a machine's language data makes of it does not matter.
const chicago = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", year: "numeric", month: "numeric" });

/** The month a moment falls in where the store keeps its clock: cards expire there (AMB-078). */
export function toStoreMonth(moment: Date): YearMonth {
  const parts = chicago.formatToParts(moment);
  const numberOf = (type: "year" | "month") => Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month") };
}
