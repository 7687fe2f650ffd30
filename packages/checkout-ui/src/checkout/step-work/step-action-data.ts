import type { CartValidation } from "@store/contract/checkout";
import type { SavePaymentReply } from "@store/contract/payment";
import type { VerifyPromoReply } from "@store/contract/tenders";
import type { TenderSection } from "../payment/tenders/check-tender-fields.ts";
import type { AddressDecision } from "../shipping/submit-shipping-step.ts";
import type { StepForm } from "./step-outcome.ts";

/** What a step says above its form; there is one at a time. */
export type StepNotice =
  | { readonly kind: "alert"; readonly message: string }
  /** What a dialog says where scripts run. */
  | { readonly kind: "cartInvalid"; readonly validation: CartValidation }
  | { readonly kind: "declined" };

/** What the page's server says of a step that was submitted without scripts and stays: never anything of a card. */
export interface StepActionData {
  readonly notice?: StepNotice | undefined;
  /** By the names of the fields: `shipping.city`. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** What was typed, by the names of the fields. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly decision?: AddressDecision | undefined;
  /** What comes with the store's credit card, chosen before the review. */
  readonly offer?: SavePaymentReply["offer"];
  /** Whether a new card was typed: its fields are empty again. */
  readonly isCardNew?: boolean | undefined;
  /** The section of the tenders that stays open. */
  readonly openSection?: string | undefined;
  /** Whether the call of a gift card has failed. */
  readonly isGiftCardUnavailable?: boolean | undefined;
  /** Promotions of which the shopper selects one. */
  readonly promotions?: VerifyPromoReply["promotions"] | undefined;
}

/** The entries of one form, by the fields' own names: those of "shipping" hold `city` for `shipping.city`. */
export function getFormEntries(
  entries: StepActionData["errors"],
  form: StepForm | TenderSection,
): Readonly<Record<string, string>> | undefined {
  const own = Object.entries(entries ?? {}).filter(([name]) => name.startsWith(`${form}.`));
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(([name, text]) => [name.slice(form.length + 1), text]));
}
