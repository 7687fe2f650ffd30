import type { CartResult } from "@store/contract/cart";
import { withLine } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { changeLine } from "./change-line.ts";

/** Lets a line come without being installed [CALL-017]. */
export function removeInstallationService(lineId: string, context: CallContext): Promise<Answer<CartResult>> {
  return changeLine(lineId, context, (line, { basket }) =>
    line.hasInstallation
      ? { kind: "next", next: withLine(basket, lineId, { hasInstallation: false }) }
      : { kind: "same" },
  );
}
