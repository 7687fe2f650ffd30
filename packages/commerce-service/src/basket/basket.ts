import type { CardTypeName } from "@store/contract/payment";
import type { Address, Brand, ServiceLevel, Site } from "@store/contract/shared";

/** A basket with everything the shopper put into it and chose for it. Only rules make a new one of it; one query saves it. */
export interface Basket {
  basketId: string;
  /** A guest's session or an account. */
  ownerId: string;
  site: Site;
  brand: Brand;
  /** Grows with every change; the write of a change holds only for the version that was read. */
  version: number;
  status: "open" | "placing" | "ordered";
  isInCheckout: boolean;
  reachedStep: 1 | 2 | 3 | 4;
  choices: BasketChoices;
  /** In the order in which they were added; saved and removed ones too. */
  lines: readonly BasketLine[];
}

/** One line of a basket as it is stored. */
export interface BasketLine {
  lineId: string;
  sku: string;
  quantity: number;
  state: LineState;
  /** Grows from line to line. */
  position: number;
  donationCents: number | null;
  personalizationText: string | null;
  /** Null: the basket's first recipient. */
  recipientId: string | null;
  /** The store that it is picked up at; null when it is sent. */
  locationId: string | null;
  hasInstallation: boolean;
  /** What was chosen of the item beyond its SKU, as its product page names it. */
  optionChoice: string | null;
  /** The gift registry that it is bought from. */
  registryId: string | null;
}
export type LineState = "cart" | "saved" | "removedFromCart" | "removedFromSaved";

/** What a shopper chose besides the lines: one document on the basket's row. */
export interface BasketChoices {
  email?: string;
  recipients?: readonly RecipientChoice[];
  billingAddress?: Address;
  /** What is paid by card or wallet, in the order in which they are asked. */
  cards?: readonly CardChoice[];
  wallet?: WalletChoice;
  tenders?: readonly TenderChoice[];
  promoCodes?: readonly string[];
  /** Typed in the cart, for an estimate before there is an address. */
  taxPostalCode?: string;
  taxRegion?: string;
  /** Three letters; absent: the site's own country. */
  shipToCountry?: string;
  isTaxExempt?: boolean;
  /** What the holder of the store's card chose of its offer: 1 rewards, 2 financing. */
  plccOffer?: 1 | 2;
  /** The saved cards whose security code was looked at for this order. */
  verifiedCardIds?: readonly string[];
  pickupNotification?: NotifyChoice;
  notification?: NotifyChoice;
  /** Of two carts that met at a sign-in: the SKUs of which the larger quantity was kept, maybe none; told in the cart. */
  joinedQuantities?: readonly string[];
}

/** Somebody to send to, or a store to pick up at. */
export interface RecipientChoice {
  id: string;
  address?: Address;
  /** Whose tax the address owes. */
  taxRegion?: string;
  /** By shipment kind. */
  serviceLevels?: Readonly<Record<string, ServiceLevel>>;
  /** The kinds of shipment that wait until all of it is there. */
  shipComplete?: readonly string[];
  gift?: { isGift: boolean; giftWrap: string | null; giftMessage: string | null };
  hasGiftReceipt?: boolean;
  bagging?: "none" | "giftBag" | "giftBox";
  pickupContact?: { firstName: string; lastName: string; email: string; phone: string };
  holidayHold?: { shippingDate: string; shippingRange: string };
  trip?: { isContactMeSelected: boolean; tripId: string | null; drivingDirections: string | null };
}

/** A card that is applied: the processor's token and what a receipt may show. */
export interface CardChoice {
  id: string;
  token: string;
  type: CardTypeName;
  lastFour: string;
  expMonth: string;
  expYear: string;
  /** What the shopper gave this one of two cards, in cents. */
  amountCents?: number;
  /** The saved card that it is. */
  accountCardId?: string;
  isVerified?: boolean;
  /** Its bank refused an order for its security code, which is asked again before it pays. */
  asksCode?: boolean;
  /** Kept in the account when the order stands. */
  isToBeSaved?: boolean;
}

/** A wallet that pays instead of cards. */
export interface WalletChoice {
  kind: "applePay" | "venmo" | "payPal" | "visaCheckout" | "masterpass";
  token: string | null;
  /** Whom the wallet named: a user name or an e-mail address. */
  payer: string | null;
}

/** Money that was given before. */
export interface TenderChoice {
  /** Ours, for removing it: a number never leaves the service again. */
  reference: string;
  kind: "giftCard" | "tenderCode" | "certificate";
  numberHash: string;
  lastFour: string;
  /** What was left on it when the shopper last saw what it pays. */
  balanceCents?: number;
}

export interface NotifyChoice {
  email: string | null;
  phone: string | null;
  isTextSelected: boolean;
}

/** The recipient of everything that nobody sent elsewhere. */
export const firstRecipientId = "recipient-1";
