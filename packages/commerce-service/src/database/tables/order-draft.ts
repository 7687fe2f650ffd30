import type { Address, Brand, Currency, ServiceLevel, Site } from "@store/contract/shared";
import type { LineOptions, StandIn } from "../../line-options/line-options.ts";
import type { AddRecord, RecipientChoice, TenderChoice } from "./basket-documents.ts";

/**
 * An order before it is paid, with everything it will contain, so that later changes of prices or titles do not affect
 * it.
 */
export interface OrderDraft {
  site: Site;
  brand: Brand;
  email: string;
  currency: Currency;
  recipients: DraftRecipient[];
  billingAddress: Address | null;
  isTaxExempt: boolean;
  totals: OrderTotals;
  promotions: { code: string; description: string }[];
  /** The tenders that pay; cards are on the attempt. */
  tenders: DraftTender[];
  shipments: DraftShipment[];
  lines: DraftLine[];
}

/** The amounts of an order, in cents. */
export interface OrderTotals {
  subtotalCents: number;
  /** Installation, gift wrap and gift boxes. */
  servicesCents: number;
  shippingCents: number;
  surchargeCents: number;
  discountCents: number;
  taxCents: number;
  /** The exact sum: subtotal, services, shipping, surcharge and tax less the discount. */
  totalCents: number;
}

/** A gift card, tender code or certificate with its amount. */
export interface DraftTender extends Pick<TenderChoice, "kind" | "numberHash" | "lastFour"> {
  amountCents: number;
}

/** A recipient of the order, or its pickup store. */
export interface DraftRecipient {
  id: string;
  address: Address | null;
  locationId: string | null;
  /** The name of the registry that it is sent to. */
  registryName: string | null;
  choices: Omit<RecipientChoice, "id" | "address" | "registryCode">;
}

export interface DraftShipment {
  id: string;
  recipientId: string;
  label: string;
  level: ServiceLevel;
  estimate: string;
  chargeCents: number;
}

export interface DraftLine {
  /** Null for a line that is not shipped. */
  shipmentId: string | null;
  sku: string;
  title: string;
  optionText: string | null;
  options: LineOptions;
  addRecord: AddRecord;
  /** What is said of its return; absent in an attempt from before it was kept. */
  returnsText?: string;
  /** The registry for which it is bought. */
  registry: { registryId: string; name: string } | null;
  picture: string;
  /** Absent from drafts of earlier versions. */
  standIn?: StandIn | null;
  navigateUrl: string;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  discountCents: number;
  servicesCents: number;
  taxCents: number;
}
