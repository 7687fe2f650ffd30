import type { CartResult } from "@store/contract/cart";
import type { Answer, CallContext } from "../service/context.ts";
import { beingPlaced, changeBasket } from "./change-basket.ts";
import { findCart } from "./find-cart.ts";
import { saveAddedLine } from "./queries/change.ts";
import { findSoldItems } from "./queries/find.ts";
import { findBasket } from "./queries/find-basket.ts";
import { maxQuantity } from "./rules/decide-add.ts";

const notADonation = { errorCode: "SkuNotFound", message: "There is no such donation. Choose one of the store's own." };
const tooMany = {
  errorCode: "QuantityLimit",
  message: `A cart takes up to ${maxQuantity} donations of one amount. Choose another amount.`,
};

/** Adds a donation of an amount in cents; the same amount again counts up its line [CALL-020]. */
export async function addDonation(
  { sku, amount }: { sku: string; amount: number },
  context: CallContext,
): Promise<Answer<CartResult>> {
  const sold = await findSoldItems(context.database, { ...context, skus: [sku] });
  if (sold.get(sku)?.kind !== "donation") return refuse(notADonation, context);

  const change = await changeBasket(
    context,
    async (transaction, { basket_id: basketId, session_id: sessionId, site }) => {
      const lines = (await findBasket(transaction, { sessionId, site }))?.lines ?? [];
      const same = lines.find((line) => line.sku === sku && line.donation_cents === amount);
      if (same && same.quantity >= maxQuantity) return { kind: "undo", value: "full" };
      const line = {
        lineId: context.random.token(16),
        sku,
        quantity: 1,
        donationCents: amount,
        personalizationText: null,
      };
      await saveAddedLine(transaction, { basketId, line });
      return { kind: "keep", value: "added" };
    },
  );
  if (change.kind !== "done") return beingPlaced;
  if (change.value === "full") return refuse(tooMany, context);
  return { kind: "reply", reply: { isSuccess: true, cartData: await findCart(context.database, context) } };
}

async function refuse(
  problem: { errorCode: string; message: string },
  context: CallContext,
): Promise<Answer<CartResult>> {
  const cartData = await findCart(context.database, context);
  return { kind: "reply", reply: { isSuccess: false, ...problem, cartData } };
}
