import type { CartResult } from "@store/contract/cart";
import type { UpdateShipMethod } from "@store/contract/cart/requests";
import { type ShipMethod, shipMethod } from "@store/contract/shared";
import type { Basket } from "../basket/basket.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import { toBasketState } from "../basket/rules/basket-state.ts";
import { withLine, withRecipient } from "../basket/rules/edit-basket.ts";
import type { ResolvedLine } from "../basket/rules/resolve-lines.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type CartDecision, refuseCart } from "./change-cart.ts";
import { changeLine } from "./change-line.ts";
import { decidePickup } from "./rules/decide-pickup.ts";

const notOffered = refuseCart(
  "ShipMethodNotOffered",
  "This delivery is not offered for this item. Please choose another.",
);

/**
 * Has a line picked up at a store, or sent by a ship method [CALL-016]. What travels together travels alike: the level
 * that is chosen for one line is that of its recipient's whole shipment.
 */
export function updateShipMethod(request: UpdateShipMethod, context: CallContext): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return changeLine(request.id, context, (line, loaded) =>
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
    ? { kind: "same" }
    : { kind: "next", next: withLine(loaded.basket, line.lineId, { locationId }) };
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
    return sent === basket ? { kind: "same" } : { kind: "next", next: sent };
  }
  const level = isChoice ? shipment.levels.find((offered) => offered.level === method)?.level : undefined;
  if (!isChoice || level === undefined) return notOffered;
  const { recipientId, kind } = shipment;
  const chosen = basket.choices.recipients?.find(({ id }) => id === recipientId)?.serviceLevels;
  return { kind: "next", next: withRecipient(sent, recipientId, { serviceLevels: { ...chosen, [kind]: level } }) };
}

// The item's own method, or the standard one of who was to pick it up, says no more than that it is sent: it joins what
// travels already. Of parcels the standard level is a choice like the others.
function isOwnMethod({ item, locationId }: ResolvedLine, method: ShipMethod, kind: string | undefined): boolean {
  if (locationId !== null && method === shipMethod.standard) return true;
  return method === item.shipMethod && (locationId !== null || kind !== "parcel");
}

// Freight and gift cards have a ship method of their own, whatever service level carries them.
function isNamedByMethod(kind: string): boolean {
  return kind === "parcel" || kind === "inHome";
}
