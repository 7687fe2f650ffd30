import type { AddResult } from "@store/contract/cart";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Popup } from "@store/ui-kit/popup";
import { useEffect, useId, useState } from "react";
import { Form, useFetcher, useNavigate } from "react-router";
import type { CustomOrder } from "../../server/find-custom-order.ts";

export interface CustomOrderStepProps {
  readonly order: CustomOrder;
  /** The page that declining leads to without scripts. */
  readonly productUrl: string;
  /** Whether the terms are a popup; otherwise they are a section of a document that was submitted without scripts. */
  readonly isPopup: boolean;
}

/** The terms of a custom order, which is added when they are accepted. */
export function CustomOrderStep({ order, productUrl, isPopup }: CustomOrderStepProps) {
  return isPopup ? <CustomOrderPopup order={order} /> : <CustomOrderSection order={order} productUrl={productUrl} />;
}

const defaultTitle = "Confirm Your Selection";

/** How long the popup stays after the add, in milliseconds (specification, section 9). */
const stayMs = 300;

/** Accepting adds the order and leads to the cart; after a failed add, the popup says why. */
function CustomOrderPopup({ order: { title, message, fields } }: Pick<CustomOrderStepProps, "order">) {
  const [isOpen, setIsOpen] = useState(true);
  const fetcher = useFetcher<{ added?: AddResult; problem?: string }>();
  const navigate = useNavigate();
  const isAdded = fetcher.data?.added !== undefined;
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => void navigate("/checkout/cart"), stayMs);
    return () => clearTimeout(timer);
  }, [isAdded, navigate]);
  const isAdding = fetcher.state !== "idle" || isAdded;
  const problem = isAdding ? undefined : fetcher.data?.problem;
  return (
    // An accepted order cannot be declined any more.
    <Popup.Root isOpen={isOpen} onClose={() => isAdding || setIsOpen(false)}>
      <Popup.Title>{title ?? defaultTitle}</Popup.Title>
      <fetcher.Form method="post">
        <HiddenFields fields={fields} />
        {/* Asks for what was added instead of the cart. */}
        <input type="hidden" name="confirmation" value="terms" />
        <Popup.Body>
          <p>{message}</p>
          <div role="alert">
            {problem ? (
              <div data-part="alert" data-tone="error">
                {problem}
              </div>
            ) : null}
          </div>
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Decline</Popup.Close>
          <AcceptButton busy={isAdding} />
        </Popup.Actions>
      </fetcher.Form>
    </Popup.Root>
  );
}

function CustomOrderSection({ order: { title, message, fields }, productUrl }: Omit<CustomOrderStepProps, "isPopup">) {
  const heading = useId();
  return (
    <section data-part="alert" aria-labelledby={heading}>
      <Form method="post" data-part="add-to-cart">
        <strong id={heading}>{title ?? defaultTitle}</strong>
        <div>{message}</div>
        <HiddenFields fields={fields} />
        <AcceptButton busy={false} />
        <StoreLink href={productUrl}>Decline</StoreLink>
      </Form>
    </section>
  );
}

function HiddenFields({ fields }: Pick<CustomOrder, "fields">) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** "Accept Terms And Add To Cart" on a desktop, "Accept And Add" on a phone: decided by the style sheet. */
function AcceptButton({ busy }: { readonly busy: boolean }) {
  return (
    <Button type="submit" busy={busy} busyLabel="Adding…">
      <span>
        Accept <span data-part="desktop-only">Terms</span> And Add <span data-part="desktop-only">To Cart</span>
      </span>
    </Button>
  );
}
