import type { DeliveryOffer, Product } from "@store/contract/catalog";
import { Button } from "@store/ui-kit/button";
import { fieldId, useUniqueId } from "@store/ui-kit/field";
import { DeliveryIcon } from "@store/ui-kit/icons";
import { StoreLink } from "@store/ui-kit/link";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { isOutOfReach } from "../add-to-cart-form/is-out-of-reach.ts";

interface PostFormProps {
  readonly method: "post";
  readonly "data-part": string;
  readonly children: ReactNode;
}

/** A postal code that was refused. */
export interface RefusedPostalCode {
  readonly postalCode: string;
  readonly problem: string;
}

export interface DeliveryCheckProps {
  readonly product: Pick<Product, "sku" | "delivery" | "deliveryStatus" | "pickupStores" | "availabilityMessage">;
  /** "ZIP Code" or "Postal Code". */
  readonly postalCodeLabel: string;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
  /** The phone number of the shop. */
  readonly phone: { readonly text: string; readonly url: string };
  /** The form that sends a postal code to the page's URL; a plain form by default. */
  readonly Form?: ComponentType<PostFormProps> | "form";
  /** The name of the country abroad that the order goes to; undefined for an order within the site's. */
  readonly abroad?: string | undefined;
  /** What was sent last and refused, and why; null if it was not. */
  readonly refused?: RefusedPostalCode | null | undefined;
}

/**
 * What follows the purchase: the charge of the delivery and, for a postal code, its date and the nearest store; and
 * the phone number. The form sends `postalCode` with the intent `applyZipCode`, as that of the cart does. What is
 * sold out has no date.
 */
export function DeliveryCheck({
  product,
  postalCodeLabel,
  phone,
  idPrefix,
  abroad,
  Form = "form",
  refused = null,
}: DeliveryCheckProps) {
  const { delivery } = product;
  if (!delivery) return null;
  return (
    <section data-part="delivery-check" aria-label="Delivery and pickup">
      <DeliveryIcon />
      {isOutOfReach(product) ? null : abroad === undefined ? (
        <DeliveryDate {...{ product, delivery, postalCodeLabel, idPrefix, Form, refused }} />
      ) : (
        <p>{`Delivery to ${abroad}: one rate for the whole order, which your cart shows.`}</p>
      )}
      <p>
        Questions? Call <StoreLink href={phone.url}>{phone.text}</StoreLink>
      </p>
    </section>
  );
}

interface DeliveryDateProps
  extends Pick<DeliveryCheckProps, "product" | "postalCodeLabel" | "idPrefix" | "refused">,
    Required<Pick<DeliveryCheckProps, "Form">> {
  readonly delivery: DeliveryOffer;
}

function DeliveryDate({ product, delivery, postalCodeLabel, idPrefix, Form, refused }: DeliveryDateProps) {
  const id = fieldId("delivery-postal-code", idPrefix);
  const { pickupStores = [], availabilityMessage } = product;
  const { charge, arrival, postalCode, problem } = delivery;
  const [nearest] = postalCode === null ? [] : pickupStores;
  return (
    <>
      <p role="status">
        {charge === null ? null : <strong>{`Delivery: ${charge}. `}</strong>}
        {arrival ? <span>{postalCode && charge !== null ? `${arrival} to ${postalCode}.` : arrival}</span> : null}
      </p>
      {nearest ? (
        <p>
          <span>{`Pickup: ${availabilityMessage} at ${nearest.name}`}</span>
          <span>{nearest.distance ? `, ${nearest.distance.value} ${nearest.distance.unit}` : ""}</span>
        </p>
      ) : null}
      <PlaceForm
        {...{ id, Form, refused, postalCode }}
        problem={problem}
        label={`Deliver to ${postalCodeLabel}`}
        button={arrival ? "Change" : "See delivery date"}
      />
    </>
  );
}

export interface PlaceFormProps extends Pick<DeliveryCheckProps, "Form" | "refused"> {
  readonly id: string;
  readonly label: string;
  readonly button: string;
  /** The postal code of the visit; null without one. */
  readonly postalCode: string | null;
  /** What is wrong with a code that was not sent. */
  readonly problem?: string | undefined;
}

/** The form of the visit's postal code: sends `postalCode` with the intent `applyZipCode` to the page itself. */
export function PlaceForm({ id, label, button, postalCode, refused, Form = "form", ...link }: PlaceFormProps) {
  useUniqueId(id);
  const problem = refused?.problem ?? link.problem;
  const shown = refused?.postalCode ?? postalCode ?? "";
  const input = useShownValue(shown);
  return (
    <Form method="post" data-part="delivery-check-form">
      <div data-part="field" data-invalid={problem ? "" : undefined}>
        <label data-part="field-label" htmlFor={id}>
          {label}
        </label>
        {/* Uncontrolled, so that a code from before hydration is kept. */}
        <input
          data-part="field-input"
          ref={input}
          id={id}
          name="postalCode"
          defaultValue={shown}
          autoComplete="postal-code"
          // biome-ignore lint/a11y/noAutofocus: without scripts, the answer to a refused code is a document that opens at its top.
          autoFocus={Boolean(refused)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />
        {problem ? (
          <p data-part="field-error" id={`${id}-error`}>
            {problem}
          </p>
        ) : null}
      </div>
      <Button type="submit" name="intent" value="applyZipCode" variant="secondary">
        <span>{button}</span>
      </Button>
    </Form>
  );
}

/** Shows a later value where it stands: another input would lose the focus, and a controlled one what was typed early. */
function useShownValue(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value || input.current === null) return;
    last.current = value;
    input.current.value = value;
  }, [value]);
  return input;
}
