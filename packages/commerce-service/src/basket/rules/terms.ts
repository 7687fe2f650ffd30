import type { LineTerms, Site, TermsToAccept } from "@store/contract/shared";
import type { ProductTerms } from "../../database/tables/product.ts";
import { toSiteWords } from "../../pricing/to-metric-words.ts";
import { hashText } from "../../service/session/hash-text.ts";
import type { AcceptedTerms, AddRecord, BasketLine } from "../basket.ts";

/** The terms of a product in the words of a site, with an id that changes with them (AMB-271). */
export interface ItemTerms extends ProductTerms {
  termsId: string;
}

/** The terms of a product as a site shows them. */
export function toItemTerms({ title, message, isForMadeToOrder }: ProductTerms, site: Site): ItemTerms {
  const shown = { title: title && toSiteWords(title, site), message: toSiteWords(message, site) };
  return { ...shown, isForMadeToOrder, termsId: hashText(JSON.stringify([shown.title, shown.message])).slice(0, 32) };
}

/** The terms that an add of an item has to accept; null without any. SKUs in stock are not made to order. */
export function findTerms<Terms extends ProductTerms>({
  terms,
  isMadeToOrder,
  available,
}: {
  terms: Terms | null;
  isMadeToOrder: boolean;
  /** The units in stock; null if it is made or issued on demand. */
  available: number | null;
}): Terms | null {
  const isFree = terms?.isForMadeToOrder && !(isMadeToOrder && available === null);
  return isFree ? null : terms;
}

/** Terms as a shopper reads them before accepting them by their id. */
export function toTermsToAccept({ termsId, title, message }: ItemTerms): TermsToAccept {
  return { termsId, ...(title !== null && { title }), message };
}

/** A line with what its terms depend on. */
type LineWithTerms = Pick<BasketLine, "lineId" | "sku" | "addRecord"> & {
  item: Parameters<typeof findTerms<ItemTerms>>[0] & { title: string };
};

/** The terms that a line does not have accepted as they are now; null without any. */
function findUnacceptedTerms({ item, addRecord }: LineWithTerms): ItemTerms | null {
  const terms = findTerms(item);
  return terms?.termsId === addRecord.acceptedTerms?.termsId ? null : terms;
}

/** The terms that lines have not accepted as they are now: they changed, or are new, since the lines were added (AMB-300). */
export function listUnacceptedTerms(lines: readonly LineWithTerms[]): LineTerms[] {
  return lines.flatMap((line) => {
    const terms = findUnacceptedTerms(line);
    if (!terms) return [];
    return [{ basketItemId: line.lineId, sku: line.sku, name: line.item.title, ...toTermsToAccept(terms) }];
  });
}

/** The record of a line whose terms, as they are now, are accepted; unchanged if they were before. */
export function withAcceptedTerms(line: LineWithTerms, now: Date): AddRecord {
  const terms = findUnacceptedTerms(line);
  return terms ? { ...line.addRecord, acceptedTerms: acceptTerms(terms, now) } : line.addRecord;
}

/** The record of terms that are accepted now. */
export function acceptTerms({ termsId, title, message }: ItemTerms, now: Date): AcceptedTerms {
  return { termsId, title, message, acceptedAt: now.toISOString() };
}
