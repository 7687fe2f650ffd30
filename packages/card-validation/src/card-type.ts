/**
 * The card types checkout knows (PAY-08). A number is typed as a network card by its prefix; the store's own
 * types (`PLCCSynchrony`, `CoBrandMasterCard`, `Imprint`, `Proprietary`) come from configured `CardBin`s only, and
 * `DinersClub`, `Cup` and `Jcb` are met on saved cards (AMB-072). `Unspecified` means the prefix has not decided.
 */
export type CardType =
  | "Visa"
  | "MasterCard"
  | "AmericanExpress"
  | "Discover"
  | "DinersClub"
  | "PLCCSynchrony"
  | "CoBrandMasterCard"
  | "Imprint"
  | "Cup"
  | "Jcb"
  | "Proprietary"
  | "Unspecified";
