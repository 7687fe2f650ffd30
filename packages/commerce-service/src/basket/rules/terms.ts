import type { Site } from "@store/contract/shared";
import type { ProductTerms } from "../../database/tables/product.ts";
import { toSiteWords } from "../../pricing/to-metric-words.ts";
import { hashText } from "../../service/session/hash-text.ts";
import type { AcceptedTerms, AddRecord } from "../basket.ts";

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

/** The terms that a line does not have accepted as they are now; null without any. */
export function findUnacceptedTerms({
  item,
  addRecord,
}: {
  item: Parameters<typeof findTerms<ItemTerms>>[0];
  addRecord: AddRecord;
}): ItemTerms | null {
  const terms = findTerms(item);
  return terms?.termsId === addRecord.acceptedTerms?.termsId ? null : terms;
}

/** The record of terms that are accepted now. */
export function acceptTerms({ termsId, title, message }: ItemTerms, now: Date): AcceptedTerms {
  return { termsId, title, message, acceptedAt: now.toISOString() };
}
