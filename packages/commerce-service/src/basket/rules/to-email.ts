import type { Address } from "@store/contract/shared";
import type { Basket } from "../basket.ts";
import type { BasketContext } from "../basket-context.ts";

interface Known {
  basket: Basket;
  basketContext: Pick<BasketContext, "account">;
}

/** The e-mail address of the confirmation: the last typed one, otherwise the account's. */
export function toEmail({ basket, basketContext }: Known, typed?: Pick<Address, "emailAddress">): string | undefined {
  return typed?.emailAddress ?? basket.choices.email ?? basketContext.account?.email;
}

/** Whether an address has to include an e-mail address: a guest's does as long as none is known. */
export function emailNeed({ basket, basketContext }: Known): "required" | "optional" {
  return toEmail({ basket, basketContext }) === undefined ? "required" : "optional";
}
