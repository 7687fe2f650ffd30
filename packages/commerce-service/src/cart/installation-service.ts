import type { CartResult } from "@store/contract/cart";
import { withLine } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { refuseCart } from "./change-cart.ts";
import { changeLine } from "./change-line.ts";
import { decideInstallation } from "./rules/decide-installation.ts";

/** Lets a line come without being installed [CALL-017]. */
export function removeInstallationService(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  return changeLine(lineId, context, (_, { basket }) =>
    // As it is stored: of a line that is picked up it rests, and would be there again when that is sent.
    basket.lines.some((line) => line.lineId === lineId && line.hasInstallation)
      ? { kind: "next", next: withLine(basket, lineId, { hasInstallation: false }) }
      : { kind: "same" },
  );
}

/** The undo of that, as long as what is added today could have it too. */
export function restoreInstallationService(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  return changeLine(lineId, context, (line, loaded) => {
    if (line.hasInstallation) return { kind: "same" };
    const decision = decideInstallation(line.item, loaded);
    if (!decision.ok) return refuseCart(decision.errorCode, decision.message);
    return { kind: "next", next: withLine(loaded.basket, lineId, { hasInstallation: true }) };
  });
}
