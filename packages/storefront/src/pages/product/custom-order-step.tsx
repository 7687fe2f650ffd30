import type { AddResult } from "@store/contract/cart";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Suspense, useId, useState } from "react";
import { Form } from "react-router";
import { isPageRunning } from "../../is-page-running.ts";
import { lazyPart } from "../../lazy-part.ts";
import type { CustomOrder } from "../../server/find-custom-order.ts";

const CustomOrderPopup = lazyPart(() => import("./custom-order-popup.tsx").then((part) => part.CustomOrderPopup));

/** What the action of a product page returns after an accepted order. */
export interface AcceptReply {
  readonly added?: AddResult;
  readonly problem?: string;
}

export interface CustomOrderStepProps {
  readonly order: CustomOrder;
  /** The page that declining leads to without scripts. */
  readonly productUrl: string;
}

/** The terms of a custom order: in a popup, or on the page of a document that was submitted without scripts. */
export function CustomOrderStep({ order, productUrl }: CustomOrderStepProps) {
  const [isPopup] = useState(isPageRunning);
  return isPopup ? (
    <Suspense>
      <CustomOrderPopup order={order} />
    </Suspense>
  ) : (
    <CustomOrderSection order={order} productUrl={productUrl} />
  );
}

function CustomOrderSection({ order: { title, message, fields }, productUrl }: CustomOrderStepProps) {
  const heading = useId();
  return (
    <section data-part="alert" aria-labelledby={heading}>
      <Form method="post" data-part="add-to-cart">
        <strong id={heading}>{title ?? defaultTitle}</strong>
        <div>{message}</div>
        <HiddenFields fields={fields} />
        <Button type="submit">
          <AcceptLabel />
        </Button>
        <StoreLink href={productUrl}>Decline</StoreLink>
      </Form>
    </section>
  );
}

export const defaultTitle = "Confirm Your Selection";

export function HiddenFields({ fields }: Pick<CustomOrder, "fields">) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** "Accept Terms And Add To Cart" on a desktop, "Accept And Add" on a phone: decided by the style sheet. */
export function AcceptLabel() {
  return (
    <span>
      Accept <span data-part="desktop-only">Terms</span> And Add <span data-part="desktop-only">To Cart</span>
    </span>
  );
}
