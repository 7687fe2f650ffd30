import type { OrderResult } from "@store/contract/orders";
import type { Basket, WalletChoice } from "../basket/basket.ts";

/** A wallet's sheet that was confirmed along with a press of Place Order. */
export interface WalletSheet {
  /** The basket as the sheet pays it, before the processor was asked. */
  toPaying(basket: Basket): Basket;
  /** Turns the sheet's consent into the processor's token; asked again it answers the same. */
  tokenize(): Promise<{ kind: "confirmed"; choice: WalletChoice } | { kind: "refused"; reply: OrderResult }>;
}
