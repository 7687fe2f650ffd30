import type { Address } from "@store/contract/shared";
import type { LoadedBasket } from "../../../basket/basket-facts.ts";

/** Where the order is confirmed to: what was typed last, else the account's own address (AMB-020). */
export function toEmail({ basket, facts }: LoadedBasket, typed?: Pick<Address, "emailAddress">): string | undefined {
  return typed?.emailAddress ?? basket.choices.email ?? facts.account?.email;
}

/** Whether an address has to bring an e-mail address: a guest's does as long as nothing else did. */
export function emailNeed({ basket, facts }: LoadedBasket): "required" | "optional" {
  return toEmail({ basket, facts }) === undefined ? "required" : "optional";
}
