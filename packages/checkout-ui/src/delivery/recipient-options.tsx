import type { Recipient } from "@store/contract/checkout";
import { drivingDirectionsLimit, giftMessageLimits } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { TextArea } from "@store/ui-kit/field";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { CheckLine } from "../forms/check-line.tsx";
import { recipientFields } from "./delivery-fields.ts";
import { isForbidden } from "./find-undeliverable.ts";
import type { DeliveryForm } from "./use-delivery-fields.ts";

interface OptionsProps {
  readonly recipient: Recipient;
  readonly form: DeliveryForm;
}

export interface RecipientOptionsProps extends OptionsProps {
  /** Whether the chosen appointment is no longer available. */
  readonly isTripGone?: boolean;
}

/** The other options of a recipient: a holiday date, a delivery appointment, and gift options. */
export function RecipientOptions({ recipient, form, isTripGone = false }: RecipientOptionsProps) {
  return (
    <>
      {recipient.holidayHold && !recipient.shipments.every(isForbidden) ? (
        <HolidayOptions {...{ recipient, form }} />
      ) : null}
      {recipient.tripBooking ? <TripOptions {...{ recipient, form, isTripGone }} /> : null}
      {recipient.shipments.length > 0 ? <GiftOptions {...{ recipient, form }} /> : null}
    </>
  );
}

/** The dates for parcels that are held for a holiday; a date sets standard delivery. */
function HolidayOptions({ recipient: { id, holidayHold }, form }: OptionsProps) {
  const name = recipientFields.holiday(id);
  const dates = holidayHold?.holidays ?? [];
  return (
    <Select
      {...form.fieldProps(name)}
      label="Holiday delivery of parcels"
      value={form.values[name] ?? ""}
      onChange={(value) => form.choose(name, value)}
      placeholder="As soon as possible"
      options={dates.map(({ shippingDate, shippingRange }) => ({ value: shippingDate, label: shippingRange }))}
      hint="Parcels for a holiday go by standard delivery."
    />
  );
}

/** The appointment of a truck, and directions to the house. A shopper who prefers a call has no appointment. */
function TripOptions({ recipient: { id, tripBooking }, form, isTripGone }: RecipientOptionsProps) {
  const trip = recipientFields.trip(id);
  const contactMe = recipientFields.isContactMe(id);
  const directions = recipientFields.directions(id);
  const isContactMe = form.values[contactMe] === "on";
  const trips = tripBooking?.trips ?? [];
  return (
    <section data-part="recipient" aria-labelledby={`trip-${id}`}>
      <h3 id={`trip-${id}`} tabIndex={-1}>
        Delivery appointment
      </h3>
      {isTripGone ? <TripGoneAlert /> : null}
      {trips.length > 0 ? (
        <Select
          {...form.fieldProps(trip)}
          label="Day and time"
          value={isContactMe ? "" : (form.values[trip] ?? "")}
          placeholder="No preference"
          options={trips.map((offered) => ({ value: offered.id, label: offered.label }))}
          disabled={isContactMe}
        />
      ) : null}
      <CheckLine
        name={contactMe}
        isChecked={isContactMe}
        onChange={(isChecked) => form.fieldProps(contactMe).onChange(isChecked ? "on" : "")}
      >
        Contact me to arrange the delivery
      </CheckLine>
      <TextArea
        {...form.fieldProps(directions)}
        value={form.values[directions] ?? ""}
        label="Driving directions (optional)"
        hint={`At most ${drivingDirectionsLimit} letters.`}
        limit={drivingDirectionsLimit}
        rows={3}
      />
    </section>
  );
}

/** The reason for the return to this step: shown, announced and focused in the section of the appointment. */
function TripGoneAlert() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert tone="error" id="trip-booking" tabIndex={-1} ref={place}>
      Your delivery appointment is no longer available. Please choose another.
    </Alert>
  );
}

/** Whether it is a gift, with wrap or packaging and a message. */
function GiftOptions({ recipient, form }: OptionsProps) {
  const { currency, locale } = useAtomValue(siteAtom);
  const { id, bopsOptions, giftOffers } = recipient;
  const { isGift, wrap, bagging, receipt, message } = recipientFields;
  const textOf = (name: string) => form.values[name] ?? "";
  const box = (name: string) => ({
    name,
    isChecked: textOf(name) === "on",
    onChange: (isChecked: boolean) => form.choose(name, isChecked ? "on" : ""),
  });
  const toDetail = (charge: number) => (charge === 0 ? "Free" : formatPrice(charge, { currency, locale }));
  return (
    <div data-part="gift-options">
      <CheckLine {...box(isGift(id))}>This is a gift</CheckLine>
      {/* Hidden by the style sheet while the box is unchecked, so that it opens without scripts, too. */}
      <div data-part="gift-details">
        {bopsOptions ? <CheckLine {...box(receipt(id))}>Include a gift receipt without prices</CheckLine> : null}
        {bopsOptions && giftOffers.bagging.length > 0 ? (
          <RadioCards
            legend="Gift packaging"
            name={bagging(id)}
            value={textOf(bagging(id))}
            onChange={(value) => form.choose(bagging(id), value)}
            options={giftOffers.bagging.map(({ option, label, charge }) => ({
              value: option,
              label,
              detail: toDetail(charge),
            }))}
          />
        ) : null}
        {!bopsOptions && giftOffers.giftWraps.length > 0 ? (
          <RadioCards
            legend="Gift wrap"
            name={wrap(id)}
            value={textOf(wrap(id))}
            onChange={(value) => form.choose(wrap(id), value)}
            options={[
              { value: "", label: "No gift wrap", detail: toDetail(0) },
              ...giftOffers.giftWraps.map((offer) => ({
                value: offer.id,
                label: offer.label,
                detail: toDetail(offer.charge),
              })),
            ]}
          />
        ) : null}
        <TextArea
          {...form.textProps(message(id))}
          value={textOf(message(id))}
          label="Gift message (optional)"
          hint={`At most ${giftMessageLimits.characters} letters in ${giftMessageLimits.lines} lines.`}
          limit={giftMessageLimits.characters}
        />
      </div>
    </div>
  );
}
