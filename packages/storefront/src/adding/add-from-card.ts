import { type AddResult, cartOperations } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import type { checkoutClientAtom } from "@store/shopper-state";
import type { Atom } from "jotai";
import { readText } from "../read-text.ts";
import { toAddToCartItem } from "./to-add-to-cart-item.ts";
import { toTermsOfAdd } from "./to-terms-of-add.ts";

type Client = typeof checkoutClientAtom extends Atom<infer Value> ? Value : never;

/** What an add from a card leads to: a confirmation, or the terms of the item. */
export type CardAdded = { added: AddResult } | { terms: TermsOfAdd };

/** Adds the item of a card's form on a page. Null after a failure, which is only logged [CONF-24]. */
export async function addFromCard(client: Client, form: FormData, pathname: string): Promise<CardAdded | null> {
  const items = [{ ...toAddToCartItem(form), Url: pathname }];
  const result = await client.call(cartOperations.addItems, { items });
  if (result.ok && result.value.isSuccess) return { added: result.value };
  const [terms] = (result.ok && result.value.terms) || [];
  if (terms) return { terms: toTermsOfAdd(terms, form) };
  const message = `The ${readText(form, "sku") ?? ""} of a card was not added.`;
  void client.call(loggingOperations.log, { message, level: "warn" });
  return null;
}
