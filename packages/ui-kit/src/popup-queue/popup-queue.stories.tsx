import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Popup } from "../popup/popup.tsx";
import { PopupQueue, type PopupRegistry, type QueuedPopupProps, usePopupQueue } from "./popup-queue.tsx";

type Oversized = { readonly kind: "oversized" };
type Promotion = { readonly kind: "promotion"; readonly code: string };

function OversizedPopup({ request: _, ...popup }: QueuedPopupProps<Oversized>) {
  return (
    <Popup.Root {...popup}>
      <Popup.Title>Make sure these items will fit in your vehicle.</Popup.Title>
      <Popup.Body>
        <p>Harbor Sofa: Box 1: 1 x 86" W x 38" D x 31" H</p>
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Back to Cart</Popup.Close>
        <Popup.Close variant="primary">Continue to Checkout</Popup.Close>
      </Popup.Actions>
    </Popup.Root>
  );
}

function PromotionPopup({ request, ...popup }: QueuedPopupProps<Promotion>) {
  return (
    <Popup.Root {...popup} size="small">
      <Popup.Title>{request.code} is applied</Popup.Title>
      <Popup.Body>
        <p>Ten percent is taken off every chair in your cart.</p>
      </Popup.Body>
    </Popup.Root>
  );
}

const registry: PopupRegistry<Oversized | Promotion> = { oversized: OversizedPopup, promotion: PromotionPopup };

/** A page that opens two popups at once. */
function Page() {
  const { popups, open, onClose } = usePopupQueue<Oversized | Promotion>();
  function openBoth() {
    open({ kind: "promotion", code: "CHAIRS10" });
    open({ kind: "oversized" });
  }
  return (
    <>
      <Button onClick={openBoth}>Checkout Now</Button>
      <PopupQueue popups={popups} registry={registry} onClose={onClose} />
    </>
  );
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextPopup: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Checkout Now" }));
    const first = await screen.findByRole("dialog", { name: "CHAIRS10 is applied" });
    await userEvent.click(within(first).getByRole("button", { name: "Close" }));
    const second = await screen.findByRole("dialog", { name: "Make sure these items will fit in your vehicle." });
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
  },
};
