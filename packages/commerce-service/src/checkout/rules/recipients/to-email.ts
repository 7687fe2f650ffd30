import type { Address } from "@store/contract/shared";
import type { Basket } from "../../../basket/basket.ts";
import type { BasketContext } from "../../../basket/basket-context.ts";

interface Known {
  basket: Basket;
  basketContext: Pick<BasketContext, "account">;
}

/** Where the order is confirmed to: what was typed last, else the account's own address. */
export function toEmail({ basket, basketContext }: Known, typed?: Pick<Address, "emailAddress">): string | undefined {
  return typed?.emailAddress ?? basket.choices.email ?? basketContext.account?.email;
}

/** Whether an address has to bring an e-mail address: a guest's does as long as nothing else did. */
export function emailNeed({ basket, basketContext }: Known): "required" | "optional" {
  return toEmail({ basket, basketContext }) === undefined ? "required" : "optional";
}
