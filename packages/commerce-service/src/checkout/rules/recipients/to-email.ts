import type { Address } from "@store/contract/shared";
import type { Basket } from "../../../basket/basket.ts";
import type { BasketFacts } from "../../../basket/basket-facts.ts";

interface Known {
  basket: Basket;
  facts: Pick<BasketFacts, "account">;
}

/** Where the order is confirmed to: what was typed last, else the account's own address (AMB-020). */
export function toEmail({ basket, facts }: Known, typed?: Pick<Address, "emailAddress">): string | undefined {
  return typed?.emailAddress ?? basket.choices.email ?? facts.account?.email;
}

/** Whether an address has to bring an e-mail address: a guest's does as long as nothing else did. */
export function emailNeed({ basket, facts }: Known): "required" | "optional" {
  return toEmail({ basket, facts }) === undefined ? "required" : "optional";
}
