import type { CheckoutClient } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import type { StoreSite } from "@store/shopper-state";
import { cartStep } from "../../checkout/steps/step-table.ts";

/** A submitted form of the cart, and what it takes to do what it asks for. */
export interface CartSubmission {
  readonly form: FormData;
  /** The trimmed text of a field, or null where the form has none. */
  readonly read: (name: string) => string | null;
  readonly command: string;
  /** What the command is about, such as a line; empty when it is about the cart. */
  readonly argument: string;
  /** Sends each request of the form under one key, so that a form that is submitted twice does its work once. */
  readonly client: CheckoutClient;
  /** Whether the last call of that client was answered by an earlier submission's answer. */
  readonly isReplayed: () => boolean;
  /** Sends every request as a new one. */
  readonly freshClient: CheckoutClient;
  readonly store: Pick<StoreSite, "site" | "donation" | "allowedRedirectHosts">;
  /** The shop's own. */
  readonly origin: string;
}

/** A submission with the cart it is about. */
export interface CartWork extends CartSubmission {
  readonly cart: Cart;
}

/** What a submission leads to: another page, or the cart again with what is wrong and what was typed. */
export type CartOutcome =
  | { readonly kind: "redirect"; readonly path: string }
  | ({ readonly kind: "invalid" } & InvalidCart);

/** Does what a button asks for. */
export type Command = (work: CartWork) => Promise<CartOutcome>;

/** What is wrong with a submitted form. */
export interface InvalidCart {
  /** Said above the cart. */
  readonly problem?: string;
  /** By the names of the fields; a line's own is `line.<id>`. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The cart, with nothing to say. */
export const toCart: CartOutcome = { kind: "redirect", path: cartStep.path };

/** The cart with what is wrong at one field. */
export function invalidField(name: string, message: string): CartOutcome {
  return { kind: "invalid", errors: { [name]: message } };
}

/** What was typed and chosen, to be shown again. */
export function typedFields(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name]) => !["intent", "nonce", "__RequestVerificationToken"].includes(name));
  return Object.fromEntries(typed.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
