import type { BillingContact } from "@store/contract/orders/requests";
import type { CardTypeName } from "@store/contract/payment";
import type { Address, ServiceLevel } from "@store/contract/shared";
import type { LineOptions } from "../../line-options/line-options.ts";

/** One line of a basket as it is stored. */
export interface BasketLine extends Fulfillment {
  lineId: string;
  sku: string;
  quantity: number;
  state: LineState;
  /** Increases from line to line. */
  position: number;
  options: LineOptions;
  addRecord: AddRecord;
}

/** How a line was added last: one JSON document, which does not make a line another one, and which no page shows. */
export interface AddRecord {
  /** The page or carousel. */
  place?: string;
  /** The path of the page. */
  url?: string;
  /** In its list, from 1. */
  position?: number;
  totalPositions?: number;
  acceptedTerms?: AcceptedTerms;
}

/** Terms as they were when a shopper accepted them. */
export interface AcceptedTerms {
  termsId: string;
  title: string | null;
  message: string;
  /** ISO 8601. */
  acceptedAt: string;
}

/** Where a line goes, for whom, and how. */
export interface Fulfillment {
  /** Null: the basket's first recipient. */
  recipientId: string | null;
  /** The pickup store; null if it is shipped. */
  locationId: string | null;
  hasInstallation: boolean;
  /** The code of the gift registry for which it is bought; a code that a registry no longer has makes it a plain line. */
  registryCode: string | null;
}

export type LineState = "cart" | "saved" | "removedFromCart" | "removedFromSaved";

/** The shopper's selections besides the lines: one document in the basket's row. */
export interface BasketChoices {
  email?: string;
  recipients?: readonly RecipientChoice[];
  billingAddress?: Address;
  /** The cards and wallets that pay, in payment order. */
  cards?: readonly CardChoice[];
  wallet?: WalletChoice;
  tenders?: readonly TenderChoice[];
  promoCodes?: readonly string[];
  /** Three letters; the site's own country by default. */
  shipToCountry?: string;
  isTaxExempt?: boolean;
  /** The choice about the store card's offer: 1 rewards, 2 financing. */
  plccOffer?: 1 | 2;
  /** The saved cards whose security code was verified for this order. */
  verifiedCardIds?: readonly string[];
  pickupNotification?: NotifyChoice;
  notification?: NotifyChoice;
  /**
   * After a sign-in that joined two carts: the SKUs whose larger quantity was kept, possibly none; shown in the cart.
   */
  joinedQuantities?: readonly string[];
  /** Along with it: the SKUs of the lines that the guest's cart did not have like this. */
  joinedSkus?: readonly string[];
  /** The gifts of which less is wanted, as the shopper was told: a registry, an item and a quantity each. */
  toldGifts?: readonly string[];
  /** What the last change removed, until the next one. */
  removedRecipient?: RemovedRecipient;
}

/** A removed recipient, and what restores them. */
interface RemovedRecipient {
  id: string;
  /** The basket's version after the removal; at any later version it cannot be undone. */
  version: number;
  /** All recipients before the removal. */
  recipients: readonly RecipientChoice[];
  /** The lines that it moved or joined, as they were. */
  lines: readonly BasketLine[];
}

/** A person to ship to, or a pickup store. */
export interface RecipientChoice {
  id: string;
  address?: Address;
  /** When its destination was chosen; ISO 8601. */
  addressedAt?: string;
  /** The gift registry whose address it goes to, instead of an address. */
  registryCode?: string;
  /** By shipment kind. */
  serviceLevels?: Readonly<Record<string, ServiceLevel>>;
  /** The kinds of shipment that wait until all items are ready. */
  shipComplete?: readonly string[];
  gift?: { isGift: boolean; giftWrap: string | null; giftMessage: string | null };
  hasGiftReceipt?: boolean;
  bagging?: "none" | "giftBag" | "giftBox";
  pickupContact?: { firstName: string; lastName: string; email: string; phone: string };
  holidayHold?: { shippingDate: string; shippingRange: string };
  trip?: { isContactMeSelected: boolean; tripId: string | null; drivingDirections: string | null };
}

/** An applied card: the processor's token and what a receipt may show. */
export interface CardChoice {
  id: string;
  token: string;
  type: CardTypeName;
  lastFour: string;
  expMonth: string;
  expYear: string;
  /** The amount that the shopper entered for this one of two cards, in cents. */
  amountCents?: number;
  /** The id of the saved card. */
  accountCardId?: string;
  isVerified?: boolean;
  /** The bank refused its security code in an order, so it has to be typed again. */
  asksCode?: boolean;
  /** Saved in the account after the order is placed. */
  isToBeSaved?: boolean;
  /** Why the processor makes its holder no offer. */
  offerRefusal?: string;
}

/** A wallet that pays instead of cards. */
export interface WalletChoice {
  kind: "applePay" | "venmo" | "payPal" | "visaCheckout" | "masterpass";
  token: string | null;
  /** The payer according to the wallet: a user name or an e-mail address. */
  payer: string | null;
  /** How much its holder agreed to pay, in cents; absent, as in baskets of earlier versions, if to nothing yet. */
  approvedCents?: number;
  /** When; ISO 8601. */
  approvedAt?: string;
  /** The billing contact of its sheet while that is no address, such as with half a postal code. */
  billingContact?: BillingContact;
  /** An order was refused because of that contact: the shopper is asked for the address. */
  isContactRefused?: true;
  /** What the wallet's page tells its processor about the device, to be sent with the payment. */
  deviceData?: string;
}

/** A gift card, tender code or certificate that pays. */
export interface TenderChoice {
  /** The service's own reference, for removing it: a number never leaves the service again. */
  reference: string;
  kind: "giftCard" | "tenderCode" | "certificate";
  numberHash: string;
  lastFour: string;
  /** The balance when the shopper last saw what it pays. */
  balanceCents?: number;
}

interface NotifyChoice {
  email: string | null;
  phone: string | null;
  isTextSelected: boolean;
}
