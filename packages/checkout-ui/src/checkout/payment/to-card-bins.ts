import type { CardRange, CardType } from "@store/card-validation";
import type { SiteCardBins } from "@store/shopper-state";

const typeOf: Readonly<Record<keyof SiteCardBins, CardType>> = {
  proprietary: "Proprietary",
  plcc: "PLCCSynchrony",
  imprint: "Imprint",
  coBrand: "CoBrandMasterCard",
  reissuedCoBrand: "CoBrandMasterCard",
};

/** The site's own number ranges as the card rules take them. */
export function toCardBins(siteBins: SiteCardBins): CardRange[] {
  const kinds = Object.keys(typeOf) as Array<keyof SiteCardBins>; // exactly the keys of the table above
  return kinds.flatMap((kind) =>
    siteBins[kind].map((prefix) => ({ prefix, type: typeOf[kind], isReissued: kind === "reissuedCoBrand" })),
  );
}
