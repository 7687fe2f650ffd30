import type { CheckoutClient } from "@store/checkout-client";
import { cartAlertText, cartCalls, toFieldResult } from "@store/shopper-state";
import { cartSectionPath } from "../cart-submit.ts";
import { type CartOutcome, type CartWork, type Command, toCart } from "./cart-submission.ts";

/**
 * A command on all lines of a design, which the button names. The service answers a repeated one with success; a stored
 * response, as after the browser's Back, has had no effect, so that the request is sent again.
 */
function designCommand(name: "removeDesign" | "restoreDesign", next: (designId: string) => CartOutcome): Command {
  return async ({ argument: designId, client, freshClient, isReplayed }: CartWork) => {
    const send = async (by: CheckoutClient) =>
      toFieldResult(await by.call(cartCalls[name], { designId }), { fallback: cartAlertText });
    const first = await send(client);
    const { isSuccess, message } = isReplayed() ? await send(freshClient) : first;
    return isSuccess ? next(designId) : { kind: "invalid", problem: message ?? cartAlertText };
  };
}

/** Removes a design, then shows the cart with the undo. */
export const removeDesign = designCommand("removeDesign", (designId) => ({
  kind: "redirect",
  path: cartSectionPath("removedDesign", designId),
}));

/** Undoes the removal of a design. */
export const restoreDesign = designCommand("restoreDesign", () => toCart);
