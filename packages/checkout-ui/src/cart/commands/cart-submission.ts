import type { CheckoutClient } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import type { LineTerms } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import { type FormErrors, type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import { cartStep } from "../../steps/step-table.ts";

/** A submitted form of the cart, with everything needed to run its command. */
export interface CartSubmission {
  readonly form: FormData;
  /** The trimmed text of a field, or null if the form has none. */
  readonly read: (name: string) => string | null;
  readonly command: string;
  /** The argument of the command, such as a line; empty if it concerns the whole cart. */
  readonly argument: string;
  /** Sends each request of the form with one key, so that a form that is submitted twice takes effect once. */
  readonly client: CheckoutClient;
  /** Whether the last response of that client was replayed from an earlier submission. */
  readonly isReplayed: () => boolean;
  /** Sends every request as a new one. */
  readonly freshClient: CheckoutClient;
  readonly store: Pick<StoreSite, "site" | "donation" | "allowedRedirectHosts">;
  /** The store's own origin. */
  readonly origin: string;
}

/** A submission with its cart. */
export interface CartWork extends CartSubmission {
  readonly cart: Cart;
}

/** What became of a form of the cart. An error of a line that has no field is `line.<id>`. */
export type CartOutcome = FormOutcome<never, CartTerms>;

/** Runs the command of a button. */
export type Command = (work: CartWork) => Promise<CartOutcome>;

interface CartTerms {
  /** The terms that have to be accepted before it is done; `fields` has then the intent, too. */
  readonly terms?: readonly LineTerms[];
}

/** What the cart shows of a form that changed nothing. */
export type CartErrors = FormErrors & CartTerms;

/** The cart, without a message. */
export const toCart: CartOutcome = moved(cartStep.path);

/** The cart with the error of one field. */
export function invalidField(name: string, message: string): CartOutcome {
  return invalid({ errors: { [name]: message } });
}

/** The input, to be shown again. */
export function toTypedFields(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name]) => !["intent", "nonce", "__RequestVerificationToken"].includes(name));
  return Object.fromEntries(typed.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
