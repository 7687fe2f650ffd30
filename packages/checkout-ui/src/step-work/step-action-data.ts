import type { CartValidation } from "@store/contract/checkout";
import type { SavePaymentReply } from "@store/contract/payment";
import type { VerifyPromoReply } from "@store/contract/tenders";
import type { FormErrors } from "@store/ui-kit/form-outcome";
import type { AddressDecision } from "../address/settle-address.ts";
import type { StepForm, TenderSection } from "./step-outcome.ts";

/** The message of a step above its form; only one is shown. */
export type StepNotice =
  | { readonly kind: "alert"; readonly message: string }
  /** The content of a dialog; with scripts, the dialog opens. */
  | { readonly kind: "cartInvalid"; readonly validation: CartValidation }
  | { readonly kind: "declined" };

/** The server's result of a step that was submitted without scripts and stays: never any card data. */
export interface StepActionData extends FormErrors {
  readonly notice?: StepNotice | undefined;
  readonly decision?: AddressDecision | undefined;
  /** The offer of the store's credit card, shown before the review. */
  readonly offer?: SavePaymentReply["offer"];
  /** Whether a new card was typed: its fields are empty again. */
  readonly isCardNew?: boolean | undefined;
  /** The section of the tenders that stays open. */
  readonly openSection?: string | undefined;
  /** Whether the gift card call has failed. */
  readonly isGiftCardUnavailable?: boolean | undefined;
  /** Promotions of which the shopper selects one. */
  readonly promotions?: VerifyPromoReply["promotions"] | undefined;
}

/** The entries of one form by the fields' own names: for "shipping", `city` is `shipping.city`. */
export function getFormEntries(
  entries: StepActionData["errors"],
  form: StepForm | TenderSection,
): Readonly<Record<string, string>> | undefined {
  const own = Object.entries(entries ?? {}).filter(([name]) => name.startsWith(`${form}.`));
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(([name, text]) => [name.slice(form.length + 1), text]));
}
