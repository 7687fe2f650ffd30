import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import type { BasketState } from "../../../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../../../basket/rules/to-recipients.ts";
import { checkTripBooking, tripProblemTexts } from "../../../delivery/rules/check-trip-booking.ts";
import { toTripQuestion } from "../recipients/offer-to-recipient.ts";
import { type OptionChoice, refuseOption, unchanged } from "./option-choice.ts";

type Wanted = SaveShippingAndGiftOptions["recipients"][number]["tripBooking"];

const errorCodes = {
  notOffered: "TripNotOffered",
  directionsTooLong: "DirectionsInvalid",
  directionsHoldCardNumber: "DirectionsInvalid",
} as const;

/** When a recipient's furniture comes and how the house is found; without furniture there is nothing to book. */
export function chooseTrip(wanted: Wanted, recipient: BasketRecipient, state: BasketState): OptionChoice {
  if (wanted === undefined) return unchanged;
  if (wanted === null) return { ok: true, changes: { trip: undefined } };
  const question = toTripQuestion(recipient, state);
  if (question === null) {
    return wanted.selectedTrip === null
      ? { ok: true, changes: { trip: undefined } }
      : refuseOption(errorCodes.notOffered, tripProblemTexts.notOffered);
  }
  const check = checkTripBooking(wanted, question);
  if (!check.ok) return refuseOption(errorCodes[check.problem], tripProblemTexts[check.problem]);
  const { isContactMeSelected, selectedTrip: tripId, drivingDirections } = check.value;
  return {
    ok: true,
    changes: {
      trip: { isContactMeSelected, tripId, drivingDirections: drivingDirections === "" ? null : drivingDirections },
    },
  };
}
