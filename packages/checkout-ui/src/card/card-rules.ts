import type { CardRange, CardType, YearMonth } from "@store/card-validation";
import type { SiteCardBins, StoreSite } from "@store/shopper-state";
import type { CardRules } from "./check-card-draft.ts";

// Used only for computation, never shown, so the machine's locale data does not matter.
const chicago = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", year: "numeric", month: "numeric" });

/** The month of a date in the store's time zone, which determines when cards expire. */
export function toStoreMonth(moment: Date): YearMonth {
  const parts = chicago.formatToParts(moment);
  const numberOf = (type: "year" | "month") => Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month") };
}

const typeOf: Readonly<Record<keyof SiteCardBins, CardType>> = {
  proprietary: "Proprietary",
  plcc: "PLCCSynchrony",
  imprint: "Imprint",
  coBrand: "CoBrandMasterCard",
  reissuedCoBrand: "CoBrandMasterCard",
};

/** The site's own number ranges in the format of the card rules. */
export function toCardBins(siteBins: SiteCardBins): CardRange[] {
  const kinds = Object.keys(typeOf) as Array<keyof SiteCardBins>; // exactly the keys of the table above
  return kinds.flatMap((kind) =>
    siteBins[kind].map((prefix) => ({ prefix, type: typeOf[kind], isReissued: kind === "reissuedCoBrand" })),
  );
}

/** The card rules of a site at a given time. */
export function toCardRules({ cardBins, luhn }: Pick<StoreSite, "cardBins" | "luhn">, now: Date): CardRules {
  return { bins: toCardBins(cardBins), luhn, today: toStoreMonth(now) };
}
