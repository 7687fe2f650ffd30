import type { Recipient } from "@store/contract/checkout";
import type { OrderChoices } from "@store/contract/orders";

export interface RecipientChoicesProps {
  readonly choices: OrderChoices;
  /** The calendar file of the delivery appointment. */
  readonly calendarPath?: string | undefined;
}

/** What was chosen for a recipient besides how it is sent: gift, holiday, appointment. */
export function RecipientChoices({ choices, calendarPath }: RecipientChoicesProps) {
  const rows = [
    ["Gift", choices.isGift ? (choices.giftWrap ?? "Not wrapped") : undefined],
    ["Gift receipt", choices.hasGiftReceipt ? "Without prices" : undefined],
    ["Gift packaging", choices.packaging],
    ["Gift message", choices.giftMessage],
    ["Holiday delivery", choices.holiday],
    ["Delivery appointment", choices.isContactMeSelected ? "We contact you to arrange it" : choices.appointment],
    ["Driving directions", choices.drivingDirections],
  ].filter(([, text]) => text);
  if (rows.length === 0) return null;
  return (
    <>
      <dl data-part="recipient-choices">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {choices.appointmentTimes && calendarPath ? (
        <p data-print="hide">
          <a href={calendarPath} download>
            Add Appointment to Calendar
          </a>
        </p>
      ) : null}
    </>
  );
}

/** The selections for a recipient in an open checkout, as its order will have them. */
export function toRecipientChoices(recipient: Recipient): OrderChoices {
  const { giftOptions, giftOffers, bopsOptions, holidayHold, tripBooking } = recipient;
  const { isGift, giftWrap, giftMessage } = giftOptions;
  const packaging = giftOffers.bagging.find(({ option }) => option !== "none" && option === bopsOptions?.baggingOption);
  return {
    isGift,
    giftWrap: giftOffers.giftWraps.find(({ id }) => id === giftWrap)?.label,
    giftMessage: giftMessage ?? undefined,
    hasGiftReceipt: bopsOptions?.giftReceiptOption,
    packaging: packaging?.label,
    holiday: holidayHold?.selectedShippingRange ?? undefined,
    appointment: tripBooking?.trips.find(({ id }) => id === tripBooking.selectedTrip)?.label,
    isContactMeSelected: tripBooking?.isContactMeSelected,
    drivingDirections: tripBooking?.drivingDirections,
  };
}
