import type { CheckoutClient } from "@store/checkout-client";
import { cartAlertText, cartCalls, toFieldResult } from "@store/shopper-state";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { cartSectionPath, termsFieldOf } from "../../forms/cart-submit.ts";
import { type CartOutcome, type CartWork, type Command, toCart } from "./cart-submission.ts";

/**
 * A command on all lines of a design, which the button names. The service answers a repeated one with success; a stored
 * response, as after the browser's Back, has had no effect, so that the request is sent again.
 */
function designCommand(name: "removeDesign" | "restoreDesign", next: (designId: string) => CartOutcome): Command {
  return async ({ argument: designId, client, freshClient, isReplayed, form, read }: CartWork) => {
    // Its lines have the terms of one collection.
    const field = [...form.keys()].find((each) => each.startsWith(termsFieldOf("")));
    const accepted = name === "restoreDesign" && field && { AcceptedTermsId: read(field) };
    const send = (by: CheckoutClient) => by.call(cartCalls[name], { designId, ...accepted });
    const first = await send(client);
    const result = isReplayed() ? await send(freshClient) : first;
    const { isSuccess, message } = toFieldResult(result, { fallback: cartAlertText });
    if (isSuccess) return next(designId);
    if (result.ok && result.value.terms) return invalid({ terms: result.value.terms });
    return invalid({ problem: message ?? cartAlertText });
  };
}

/** Removes a design, then shows the cart with the undo. */
export const removeDesign = designCommand("removeDesign", (designId) =>
  moved(cartSectionPath("removedDesign", designId)),
);

/** Undoes the removal of a design. */
export const restoreDesign = designCommand("restoreDesign", () => toCart);
