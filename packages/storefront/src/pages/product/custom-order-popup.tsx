import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { CustomOrder } from "../../server/find-custom-order.ts";
import { AcceptLabel, type AcceptReply, defaultTitle, HiddenFields } from "./custom-order-step.tsx";

/** How long the popup stays after the add, in milliseconds (specification, section 9). */
const stayMs = 300;

/** The terms of a custom order. Accepting adds it and leads to the cart; after a failed add, the popup says why. */
export function CustomOrderPopup({ order: { title, message, fields } }: { readonly order: CustomOrder }) {
  const [isOpen, setIsOpen] = useState(true);
  const fetcher = useFetcher<AcceptReply>();
  const navigate = useNavigate();
  const isAdded = fetcher.data?.added !== undefined;
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => void navigate("/checkout/cart"), stayMs);
    return () => clearTimeout(timer);
  }, [isAdded, navigate]);
  const problem = fetcher.state === "idle" ? fetcher.data?.problem : undefined;
  return (
    <Popup.Root isOpen={isOpen} onClose={() => setIsOpen(false)}>
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
          <Button type="submit" busy={fetcher.state !== "idle" || isAdded} busyLabel="Adding…">
            <AcceptLabel />
          </Button>
        </Popup.Actions>
      </fetcher.Form>
    </Popup.Root>
  );
}
