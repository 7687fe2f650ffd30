import type { Address, Brand, Currency, ServiceLevel, Site } from "@store/contract/shared";
import type { RecipientChoice, TenderChoice } from "../../basket/basket.ts";
import type { PricedBasket } from "../../basket/rules/price-basket.ts";

/** An order before it is paid: everything it will hold, so that nothing said later of prices or titles changes it. */
export interface OrderDraft {
  site: Site;
  brand: Brand;
  email: string;
  currency: Currency;
  recipients: DraftRecipient[];
  billingAddress: Address | null;
  isTaxExempt: boolean;
  totals: Omit<PricedBasket, "lines" | "shipments" | "gifts" | "promotions">;
  promotions: { code: string; description: string }[];
  /** What is paid with money that was given before; cards stand on the attempt. */
  tenders: DraftTender[];
  shipments: DraftShipment[];
  lines: DraftLine[];
}

/** A gift card, tender code or certificate and what it pays. */
export interface DraftTender extends Pick<TenderChoice, "kind" | "numberHash" | "lastFour"> {
  amountCents: number;
}

/** Who gets a part of it, or the store that keeps it. */
export interface DraftRecipient {
  id: string;
  address: Address | null;
  locationId: string | null;
  choices: Omit<RecipientChoice, "id" | "address">;
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
  /** Null for what nobody carries. */
  shipmentId: string | null;
  sku: string;
  title: string;
  optionText: string | null;
  personalizationText: string | null;
  /** What was chosen of a made-to-order item, as its page wrote it. */
  optionChoice: string | null;
  /** The registry it was bought from. */
  registryId: string | null;
  picture: string;
  navigateUrl: string;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  discountCents: number;
  servicesCents: number;
  taxCents: number;
}
