import type { CartValidation, UnavailableItem } from "@store/contract/checkout";
import type { ValidateCart } from "@store/contract/checkout/requests";
import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";
import { findOrderOfBasket } from "../basket/queries/read-basket.ts";
import { type BasketState, toBasketState } from "../basket/rules/basket-state.ts";
import { estimateShipment } from "../basket/rules/estimate-shipment.ts";
import { toPieces } from "../delivery/rules/estimate-delivery.ts";
import { confirmationPath } from "../views/confirmation-path.ts";
import { toAvailability } from "../views/to-availability.ts";
import { toLinePicture } from "../views/to-picture.ts";
import { type ResolvedLineToValidate, validateState } from "./rules/validation/to-lines-to-validate.ts";
import { validateBasket } from "./rules/validation/validate-basket.ts";
import { findLineText, isCustomNoLongerAvailable } from "./rules/validation/validation-texts.ts";

const noOutages = { installation: false, personalization: false, inHousePersonalization: false, customOrder: false };

/**
 * Whether the cart can be ordered with its destinations; changes nothing. A page whose basket has become an order, in
 * another tab, gets this result, whatever was started since.
 */
export async function validateCart({ basketId }: ValidateCart, context: BasketCall): Promise<CartValidation> {
  return (await findPlaced(basketId, context)) ?? validateLoaded(context);
}

async function findPlaced(
  basketId: string | undefined,
  { snapshot: { loaded, session }, database }: BasketCall,
): Promise<CartValidation | undefined> {
  if (basketId === undefined || session === null || loaded?.basket.basketId === basketId) return undefined;
  const placed = await findOrderOfBasket(database, { basketId, ownerId: session.ownerId });
  return (
    placed && {
      isSuccess: false,
      errorType: cartErrorType.emptyBasket,
      title: "Your order was placed.",
      message: "It was placed in another tab or window. Nothing more needs to be done here.",
      unavailableItems: [],
      redirectUrl: confirmationPath(placed.orderId),
    }
  );
}

function validateLoaded({ snapshot: { loaded }, clock }: BasketCall): CartValidation {
  const state = loaded && toBasketState(loaded, clock.now());
  const { errorType, lines, text } = state
    ? validateState(state)
    : validateBasket<ResolvedLineToValidate>([], noOutages);
  return {
    isSuccess: errorType === cartErrorType.none,
    errorType,
    ...text,
    unavailableItems: state ? lines.map((line) => toUnavailableItem(line, { errorType, state })) : [],
  };
}

function toUnavailableItem(
  line: ResolvedLineToValidate,
  { errorType, state }: { errorType: CartErrorType; state: BasketState },
): UnavailableItem {
  const { item, sku, quantity, unitPriceCents } = line;
  const text = findLineText(errorType, line);
  return {
    sku,
    title: item.title,
    ...toLinePicture(item),
    currentPrice: unitPriceCents,
    quantity,
    availabilityMessage: text ?? toAvailability({ ...item, wanted: quantity }).message,
    // A line that may not be shipped there has no arrival date.
    edd: text === undefined || errorType === cartErrorType.pfasItems ? null : toEstimate(line, state),
    isCustomNla: isCustomNoLongerAvailable(errorType, line),
  };
}

// The arrival date of an item that is available, but not in this way or at this destination.
function toEstimate(
  line: ResolvedLineToValidate,
  { basket: { site }, priced, now }: BasketState,
): UnavailableItem["edd"] {
  const shipment = priced.shipments.find(({ lineIds }) => lineIds.includes(line.lineId));
  const message = shipment && estimateShipment(shipment, { site, now, pieces: toPieces([line]) });
  return message === undefined ? null : { message };
}
