import type { CartResult } from "@store/contract/cart";
import type { UpdateShipMethod } from "@store/contract/cart/requests";
import { type ShipMethod, shipMethod } from "@store/contract/shared";
import type { Basket, LineState } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { type LoadedBasket, type ResolvedLine, resolveLines } from "../basket/basket-context.ts";
import type { NoChange } from "../basket/decision.ts";
import { toBasketState, withLine, withRecipient } from "../basket/rules/basket-state.ts";
import { decideInstallation } from "../basket/rules/decide-installation.ts";
import type { Answer } from "../service/context.ts";
import { type CartDecision, type CartRefusal, changeCart, refuseCart } from "./change-cart.ts";
import { decidePickup } from "./rules/decide-fulfillment.ts";

const lineNotFound = refuseCart("LineNotFound", "This item is no longer in your cart.");

/** For changes of what is saved for later. */
export const savedLines = {
  state: "saved",
  orElse: refuseCart("LineNotFound", "This item is no longer among those you saved for later."),
} as const satisfies Omit<LineOfList, "lineId">;

interface LineOfList {
  readonly lineId: string;
  readonly state?: LineState;
  /** The result if it is not there. */
  readonly orElse?: NoChange<CartRefusal>;
}

/**
 * Changes one line of the cart, or of the list that `state` names, and returns the cart; without a session, the session
 * has ended.
 */
export function changeLine(
  { lineId, state = "cart", orElse = lineNotFound }: LineOfList,
  context: BasketCall,
  change: (line: ResolvedLine, loaded: LoadedBasket, lines: readonly ResolvedLine[]) => CartDecision,
): Promise<Answer<CartResult>> {
  return changeCart(context, { orElse, isOfLine: true }, (loaded) => {
    const lines = resolveLines(loaded, state);
    const line = lines.find((one) => one.lineId === lineId);
    return line ? change(line, loaded, lines) : orElse;
  });
}

/** Removes the installation of a line. */
export function removeInstallationService(lineId: string, context: BasketCall): Promise<Answer<CartResult>> {
  return changeLine({ lineId }, context, (_, { basket }) =>
    // As stored: for a line that is picked up it is suspended, and would return when the line is shipped.
    basket.lines.some((line) => line.lineId === lineId && line.hasInstallation)
      ? { kind: "change", next: withLine(basket, lineId, { hasInstallation: false }) }
      : { kind: "unchanged" },
  );
}

/** Undoes the removal, under the rules for adding an item today. */
export function restoreInstallationService(lineId: string, context: BasketCall): Promise<Answer<CartResult>> {
  return changeLine({ lineId }, context, (line, loaded) => {
    if (line.hasInstallation) return { kind: "unchanged" };
    const decision = decideInstallation(line.item, loaded);
    if (!decision.ok) return refuseCart(decision.errorCode, decision.message);
    return { kind: "change", next: withLine(loaded.basket, lineId, { hasInstallation: true }) };
  });
}

const notOffered = refuseCart(
  "ShipMethodNotOffered",
  "This delivery is not offered for this item. Please choose another.",
);

/**
 * Has a line picked up at a store, or shipped by a ship method. A shipment has one service level: selecting it for one
 * line selects it for the whole shipment.
 */
export function updateShipMethod(request: UpdateShipMethod, context: BasketCall): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return changeLine({ lineId: request.id }, context, (line, loaded) =>
    request.isPickupSelected
      ? pickUp(line, request.locationId, loaded)
      : ship(line, request.shipMethod, { loaded, now }),
  );
}

function pickUp(line: ResolvedLine, wanted: string | undefined, loaded: LoadedBasket): CartDecision {
  const decision = decidePickup(line.item, wanted, loaded);
  if (!decision.ok) return refuseCart(decision.errorCode, decision.message);
  const { locationId } = decision;
  return line.locationId === locationId
    ? { kind: "unchanged" }
    : { kind: "change", next: withLine(loaded.basket, line.lineId, { locationId }) };
}

function ship(
  line: ResolvedLine,
  method: ShipMethod,
  { loaded: { basket, basketContext }, now }: { loaded: LoadedBasket; now: Date },
): CartDecision {
  const sent: Basket = line.locationId === null ? basket : withLine(basket, line.lineId, { locationId: null });
  const { shipments } = toBasketState({ basket: sent, basketContext }, now).priced;
  const shipment = shipments.find(({ lineIds }) => lineIds.includes(line.lineId));
  const isChoice = shipment !== undefined && isNamedByMethod(shipment.kind);
  if (isOwnMethod(line, method, shipment?.kind) || (isChoice && shipment.selected === method)) {
    return sent === basket ? { kind: "unchanged" } : { kind: "change", next: sent };
  }
  const level = isChoice ? shipment.levels.find((offered) => offered.level === method)?.level : undefined;
  if (!isChoice || level === undefined) return notOffered;
  const { recipientId, kind } = shipment;
  const chosen = basket.choices.recipients?.find(({ id }) => id === recipientId)?.serviceLevels;
  return { kind: "change", next: withRecipient(sent, recipientId, { serviceLevels: { ...chosen, [kind]: level } }) };
}

// The item's own method, or the standard one for a line that was picked up, only means that it is shipped: it joins the
// existing shipment. For parcels the standard level is an ordinary choice.
function isOwnMethod({ item, locationId }: ResolvedLine, method: ShipMethod, kind: string | undefined): boolean {
  if (locationId !== null && method === shipMethod.standard) return true;
  return method === item.shipMethod && (locationId !== null || kind !== "parcel");
}

// Freight and gift cards have their own ship method, whatever their service level.
function isNamedByMethod(kind: string): boolean {
  return kind === "parcel" || kind === "inHome";
}
