/** What pays besides cards, in the order in which it pays. */
export const tenderKinds = ["certificate", "giftCard", "tenderCode"] as const;
export type TenderKind = (typeof tenderKinds)[number];
