import type { CheckoutResult, NotifyOptions, PickupOptions } from "@store/contract/checkout";
import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import type { Site } from "@store/contract/shared";
import {
  addressMessages,
  checkEmail,
  checkPhone,
  domainPartMax,
  emailMaxLength,
  toFieldText,
} from "@store/postal-and-address";
import type { Basket } from "../../../basket/basket.ts";
import { type BasketState, withChoices, withRecipient } from "../../../basket/rules/basket-state.ts";
import type { BasketRecipient } from "../../../basket/rules/to-recipients.ts";
import { checkTripBooking, tripProblemTexts } from "../../../delivery/rules/check-trip-booking.ts";
import { fromShownTripId, toTripQuestion } from "../../../views/offer-to-recipient.ts";
import type { CheckoutDecision } from "../../change-checkout.ts";
import { recipientRefusals } from "../recipients/recipient-refusals.ts";
import { checkPickupContact } from "./check-pickup-contact.ts";
import { chooseBagging, chooseGift } from "./choose-gift.ts";
import { chooseShipping } from "./choose-shipping.ts";
import { noChange, type OptionChoice, refuseOption } from "./option-choice.ts";

type WantedTrip = SaveShippingAndGiftOptions["recipients"][number]["tripBooking"];

const errorCodes = {
  notOffered: "TripNotOffered",
  directionsTooLong: "DirectionsInvalid",
  directionsHoldCardNumber: "DirectionsInvalid",
} as const;

/** The appointment for a recipient's furniture and directions to the house; without furniture there is none. */
function chooseTrip(wanted: WantedTrip, recipient: BasketRecipient, state: BasketState): OptionChoice {
  if (wanted === undefined) return noChange;
  if (wanted === null) return { kind: "change", changes: { trip: undefined } };
  const question = toTripQuestion(recipient, state);
  if (question === null) {
    return wanted.selectedTrip === null
      ? { kind: "change", changes: { trip: undefined } }
      : refuseOption(errorCodes.notOffered, tripProblemTexts.notOffered);
  }
  const selected = wanted.selectedTrip && fromShownTripId(wanted.selectedTrip, recipient);
  const check = checkTripBooking({ ...wanted, selectedTrip: selected }, question);
  if (!check.ok) return refuseOption(errorCodes[check.problem], tripProblemTexts[check.problem]);
  const { isContactMeSelected, selectedTrip: tripId, drivingDirections } = check.value;
  return {
    kind: "change",
    changes: {
      trip: { isContactMeSelected, tripId, drivingDirections: drivingDirections === "" ? null : drivingDirections },
    },
  };
}

type NotificationCheck = { ok: true; value: NotifyOptions } | { ok: false; message: string };

const noPhone = "Please enter a mobile number to get text messages.";

/** Checks where updates are sent: an empty field means none, and text messages need a number. */
export function checkNotification({ email, phone, isTextSelected }: NotifyOptions, site: Site): NotificationCheck {
  const texts = addressMessages[site];
  const mail = isBlank(email) ? null : checkEmail(email, { endingMax: domainPartMax });
  if (mail && !mail.ok) return { ok: false, message: toFieldText(mail.problem, texts.email, emailMaxLength) };
  const number = isBlank(phone) ? null : checkPhone(phone);
  if (number && !number.ok) return { ok: false, message: texts.phone[number.problem] };
  if (isTextSelected && number === null) return { ok: false, message: noPhone };
  return { ok: true, value: { email: mail?.value ?? null, phone: number?.value ?? null, isTextSelected } };
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === "";
}

type Wanted = SaveShippingAndGiftOptions["recipients"][number];

/** All selections for one recipient, part by part; the first refusal is returned. */
const parts: readonly ((wanted: Wanted, recipient: BasketRecipient, state: BasketState) => OptionChoice)[] = [
  chooseShipping,
  ({ tripBooking }, recipient, state) => chooseTrip(tripBooking, recipient, state),
  ({ giftOptions }, recipient) => chooseGift(giftOptions, recipient),
  ({ bopsOptions }, recipient, { basket: { site } }) => choosePickup(bopsOptions, recipient, site),
];

/** The checkout with all selections of its second step, or with none of them. */
export function chooseOptions(
  request: SaveShippingAndGiftOptions,
  state: BasketState,
): CheckoutDecision<CheckoutResult> {
  let next: Basket = state.basket;
  for (const wanted of request.recipients) {
    const recipient = state.recipients.find(({ id }) => id === wanted.recipientId);
    if (!recipient) return { kind: "refused", refusal: recipientRefusals.recipientNotFound };
    for (const choose of parts) {
      const choice = choose(wanted, recipient, state);
      if (choice.kind === "refused") return choice;
      if (choice.kind === "change") next = withRecipient(next, recipient.id, choice.changes);
    }
  }
  for (const name of ["notificationOptions", "pickupNotificationOptions"] as const) {
    const wanted = request[name];
    if (wanted === undefined) continue;
    const check = checkNotification(wanted, next.site);
    if (!check.ok) {
      return {
        kind: "refused",
        refusal: { isSuccess: false, message: check.message, errorCode: "NotificationInvalid" },
      };
    }
    next = withChoices(next, { [getChoice[name]]: check.value });
  }
  return { kind: "change", next: withPickupEmail(next, state) };
}

const getChoice = { notificationOptions: "notification", pickupNotificationOptions: "pickupNotification" } as const;

// A guest who only picks up gives the order's e-mail address with the contact.
function withPickupEmail(next: Basket, { recipients, basketContext }: BasketState): Basket {
  const contact = (next.choices.recipients ?? []).find(({ pickupContact }) => pickupContact !== undefined);
  const email = contact?.pickupContact?.email;
  if (email === undefined || basketContext.account !== null || recipients.some(({ place }) => place !== null))
    return next;
  return withChoices(next, { email });
}

/** The packaging and the contact of a pickup; only for a store's recipient. */
function choosePickup(wanted: PickupOptions | null | undefined, recipient: BasketRecipient, site: Site): OptionChoice {
  if (wanted === undefined || wanted === null) return noChange;
  if (recipient.place !== null) return { kind: "refused", refusal: recipientRefusals.recipientNotFound };
  const { giftReceiptOption, baggingOption, pickupContact } = wanted;
  const bagging = chooseBagging(baggingOption, recipient);
  if (bagging.kind !== "change") return bagging;
  const contact = pickupContact && checkPickupContact(pickupContact, site);
  if (contact && !contact.ok) return refuseOption("PickupContactInvalid", contact.message);
  return {
    kind: "change",
    changes: { ...bagging.changes, hasGiftReceipt: giftReceiptOption, pickupContact: contact?.value },
  };
}
