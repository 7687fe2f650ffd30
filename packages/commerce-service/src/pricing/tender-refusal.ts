import type { Site } from "@store/contract/shared";

/** The payments besides cards, in payment order. */
export const tenderKinds = ["certificate", "giftCard", "tenderCode"] as const;
export type TenderKind = (typeof tenderKinds)[number];

/** Why a tender is refused. */
export type TenderRefusalCode =
  | "NotFound"
  | "NotForSite"
  | "Used"
  | "Expired"
  | "AlreadyApplied"
  | "Empty"
  | "NotUsable"
  | "NothingDue";

const prefixes = { certificate: "Certificate", giftCard: "GiftCard", tenderCode: "TenderCode" } as const;

/** Such as GiftCardNotFound, TenderCodeExpired or CertificateUsed. */
type TenderErrorCode = `${(typeof prefixes)[TenderKind]}${TenderRefusalCode}`;

export interface TenderRefusal {
  errorCode: TenderErrorCode;
  message: string;
}

const nouns: Readonly<Record<TenderKind, string>> = {
  certificate: "reward certificate",
  giftCard: "gift card",
  tenderCode: "tender code",
};
const siteNames: Readonly<Record<Site, string>> = { US: "United States", CA: "Canada" };

const messages: Readonly<Record<TenderRefusalCode, (noun: string, siteName: string) => string>> = {
  NotFound: (noun) => `We could not find this ${noun}. Please check it and try again.`,
  NotForSite: (noun, siteName) => `This ${noun} can only be used on our ${siteName} site.`,
  Used: (noun) => `This ${noun} has already been used.`,
  Expired: (noun) => `This ${noun} has expired.`,
  AlreadyApplied: (noun) => `This ${noun} is already applied to your order.`,
  Empty: (noun) => `This ${noun} has no balance left.`,
  NotUsable: (noun) => `Gift cards cannot be bought with a ${noun}.`,
  NothingDue: (noun) => `Your order is covered already, so you do not need this ${noun}.`,
};

// One text for an unknown number and for a wrong PIN, so that they cannot be distinguished.
const giftCardNotFound = "We can't find a gift card with this number and PIN.";

/** Code and message of a refusal; `site` is where the tender may be used. */
export function tenderRefusal(kind: TenderKind, code: TenderRefusalCode, site: Site): TenderRefusal {
  const isUnknownGiftCard = kind === "giftCard" && code === "NotFound";
  const message = isUnknownGiftCard ? giftCardNotFound : messages[code](nouns[kind], siteNames[site]);
  return { errorCode: `${prefixes[kind]}${code}`, message };
}

/** A number with only its last four digits, for display. */
export function toMaskedNumber(lastFour: string): string {
  return `•••• ${lastFour}`;
}
