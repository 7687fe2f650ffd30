import type { OrderResult } from "@store/contract/orders";
import type { Basket, WalletChoice } from "../basket/basket.ts";
import type { SubmissionRefusal } from "./rules/check-submission.ts";

/** A wallet's sheet that was confirmed with a submission. */
export interface WalletSheet {
  /** The basket as paid by the sheet, before it is tokenized. */
  toPaying(basket: Basket): Basket;
  /** What becomes of a refusal of its order, if not what becomes of any other. */
  toRefusal?(refusal: SubmissionRefusal): SubmissionRefusal;
  /**
   * Exchanges the sheet's consent, which it gave while so much was due, for the processor's token; repeating it returns
   * the same.
   */
  tokenize(asked: {
    dueCents: number;
    now: Date;
  }): Promise<{ kind: "confirmed"; choice: WalletChoice } | { kind: "refused"; reply: OrderResult }>;
}
