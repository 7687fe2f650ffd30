import { deliveryLimitMessages, drivingDirectionsLimit } from "@store/contract/shared";
import { holdsCardNumber } from "../../free-text/holds-card-number.ts";
import { isTripOffered, type TripQuestion } from "./offer-trips.ts";

export interface TripBooking {
  isContactMeSelected: boolean;
  selectedTrip: string | null;
  drivingDirections: string;
}

export type TripBookingCheck = { ok: true; value: TripBooking } | { ok: false; problem: TripProblem };
export type TripProblem = "notOffered" | "directionsTooLong" | "directionsHoldCardNumber";

/** The message for an appointment that cannot be booked. */
export const tripProblemTexts: Readonly<Record<TripProblem, string>> = {
  notOffered: "Your delivery appointment is no longer available. Please choose another.",
  directionsTooLong: deliveryLimitMessages.directionsTooLong,
  directionsHoldCardNumber: "Please remove the card number from your driving directions.",
};

/** Checks an appointment. Returns it as it is stored, or the error. A shopper who prefers a call has no trip. */
export function checkTripBooking(
  { isContactMeSelected, selectedTrip, drivingDirections }: TripBooking,
  question: TripQuestion,
): TripBookingCheck {
  const directions = drivingDirections.replaceAll(/\r\n?/g, "\n").trim();
  if (directions.length > drivingDirectionsLimit) return { ok: false, problem: "directionsTooLong" };
  if (holdsCardNumber(directions)) return { ok: false, problem: "directionsHoldCardNumber" };
  const trip = isContactMeSelected ? null : selectedTrip;
  if (trip !== null && !isTripOffered(trip, question)) return { ok: false, problem: "notOffered" };
  return { ok: true, value: { isContactMeSelected, selectedTrip: trip, drivingDirections: directions } };
}
