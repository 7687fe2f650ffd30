import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { CartValidation, UnavailableItem } from "@store/contract/checkout";
import { type DialogRequest as AnyDialogRequest, showDialogAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DialogQueue } from "./dialog-queue.tsx";

interface DialogRequestProps {
  readonly request: AnyDialogRequest;
  /** Waits until the first is closed. */
  readonly next?: AnyDialogRequest;
  readonly isCart?: boolean;
}

/** Opens a dialog over an empty page. */
function OpenDialog({ request, next, isCart = false }: DialogRequestProps) {
  const show = useSetAtom(showDialogAtom);
  useEffect(() => {
    show(request);
    if (next) show(next);
  }, [show, request, next]);
  return <DialogQueue onGo={fn()} onRefresh={fn()} isCart={isCart} />;
}

const chair: UnavailableItem = {
  sku: sampleSkus.chairMadeToOrder,
  title: "Wren Lounge Chair",
  imagePath: "/pictures/wren-chair-rust-800.webp",
  currentPrice: 89_900,
  quantity: 1,
  availabilityMessage: "No longer available",
  isCustomNla: false,
};
const towels: UnavailableItem = {
  ...chair,
  sku: sampleSkus.towels,
  title: "Tidewater Bath Towels, a Set of Six in Undyed Long-Staple Cotton",
  imagePath: "/pictures/tidewater-towels-white-800.webp",
  currentPrice: 2_900,
  quantity: 12,
  edd: { message: "Arrives Fri, Dec 4" },
};

function invalid(errorType: CartValidation["errorType"], message: string, items: UnavailableItem[]): AnyDialogRequest {
  const validation = { isSuccess: false, errorType, message, unavailableItems: items };
  return { kind: "cartInvalid", onResolved: fn(), validation };
}

const meta = {
  component: OpenDialog,
  parameters: { service: {} },
  // The play function must not wait for preloaded code.
  loaders: [() => import("./dialog-popup.tsx")],
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  },
} satisfies Meta<typeof OpenDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NetworkError: Story = { args: { request: { kind: "network", retry: fn() } } };
export const TooManyTries: Story = {
  args: {
    request: {
      kind: "tooManyTries",
      message: "You have tried too often. Please try again in 15 minutes.",
      retry: fn(),
    },
  },
};
export const Generic: Story = { args: { request: { kind: "generic" } } };
export const RefreshRequired: Story = { args: { request: { kind: "sessionReset" } } };
export const BasketGone: Story = {
  args: {
    request: { kind: "basketGone", message: "There is nothing to check out. Add something to your cart first." },
  },
};
export const OrderPlacedElsewhere: Story = {
  args: {
    request: {
      kind: "orderPlaced",
      title: "Your order was placed.",
      message: "It was placed in another tab or window. Nothing more needs to be done here.",
      url: "/checkout/confirmation?orderId=1",
    },
  },
};
export const PaymentError: Story = {
  args: {
    request: {
      kind: "payment",
      text: "Your Visa ending in 0002 was declined, and nothing was charged. Please ask your bank.",
      html: "<p>Your Visa ending in 0002 was declined, and <strong>nothing was charged</strong>.</p><p>Please ask your bank.</p>",
    },
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Payment Error" });
    await waitFor(() => expect(within(dialog).getByText("nothing was charged")).toHaveProperty("tagName", "STRONG"));
  },
};
export const ItemsUnavailable: Story = {
  args: {
    request: invalid(3, "We no longer have these items in the quantity you want. Remove them, or lower the quantity.", [
      chair,
      { ...towels, availabilityMessage: "Only 4 left" },
    ]),
  },
};
export const InstallationUnavailable: Story = {
  args: {
    request: invalid(
      4,
      "Installation is not available right now. If you continue, these items stay in your order without it.",
      [{ ...chair, availabilityMessage: "Installation is not available right now" }],
    ),
  },
};
export const PersonalizationUnavailable: Story = {
  args: {
    request: invalid(5, "We cannot personalize these items right now. Please remove them to go on.", [
      { ...towels, availabilityMessage: "Personalization is not available right now" },
    ]),
  },
};
export const WorkshopUnavailable: Story = {
  args: {
    request: invalid(6, "We can no longer personalize these items. Please remove them to go on.", [
      { ...towels, availabilityMessage: "Can no longer be personalized" },
    ]),
  },
};
export const AllUnavailable: Story = {
  args: { request: invalid(7, "We no longer have any of your items in the quantity you want.", [chair, towels]) },
};
export const NotToThisState: Story = {
  args: {
    request: invalid(9, "The law of the state does not allow these items. Remove them, or choose another address.", [
      { ...chair, availabilityMessage: "Cannot be shipped to ME" },
    ]),
  },
};
export const Removing: Story = {
  parameters: { service: { neverResponding: ["/ReactCheckout/RemoveNlaItems"] } },
  args: {
    request: invalid(3, "We no longer have these items in the quantity you want. Remove them, or lower the quantity.", [
      chair,
    ]),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Remove All" }));
    const busy = await screen.findByRole("button", { name: "Updating your order" });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(getComputedStyle(screen.getByRole("dialog")).opacity).toBe("1"));
  },
};
export const FabricUnavailable: Story = {
  args: {
    request: invalid(3, "We no longer have these items in the quantity you want. Remove them, or lower the quantity.", [
      { ...chair, isCustomNla: true, availabilityMessage: "Its fabric is no longer made" },
    ]),
  },
};
export const CartToEdit: Story = {
  args: { request: invalid(1, "Please check the quantities of these items and where they go.", [chair]) },
};
export const CartToEditWithoutReason: Story = { args: { request: invalid(2, "", []) } };
export const CartError: Story = {
  args: {
    isCart: true,
    request: {
      kind: "cartError",
      title: "Item(s) no longer available",
      message:
        "Not available in the quantity you chose: Beacon Table Lamp (Brass). Remove what is gone from your cart or lower its quantity, then check out.",
    },
  },
};
export const CartErrorOnOtherPage: Story = { args: { ...CartError.args, isCart: false } };
export const OneLargeBox: Story = {
  args: {
    request: {
      kind: "oversized",
      onContinue: fn(),
      items: [{ title: "Atlas Bookcase", boxes: [{ boxNumber: 1, quantity: 1, width: 82, depth: 16, height: 8 }] }],
    },
  },
};
export const OversizedItems: Story = {
  args: {
    isCart: true,
    request: {
      kind: "oversized",
      onContinue: fn(),
      items: [
        {
          title: "Atlas Bookcase",
          boxes: [
            { boxNumber: 1, quantity: 1, width: 82, depth: 16, height: 8 },
            { boxNumber: 2, quantity: 2, width: 40, depth: 15, height: 6.5 },
          ],
        },
        { title: "Alder Bed", boxes: [{ boxNumber: 1, quantity: 1, width: 84, depth: 64, height: 10 }] },
      ],
    },
  },
};
export const NextDialog: Story = {
  args: { request: { kind: "network", retry: null }, next: { kind: "payment", text: "Your card was declined." } },
  play: async () => {
    const first = await screen.findByRole("dialog", { name: "Network Error" });
    await expect(screen.queryByRole("dialog", { name: "Payment Error" })).toBeNull();
    await userEvent.click(within(first).getByRole("button", { name: "Close" }));
    const next = await screen.findByRole("dialog", { name: "Payment Error" });
    await expect(screen.queryByRole("dialog", { name: "Network Error" })).toBeNull();
    await waitFor(() => expect(getComputedStyle(next).opacity).toBe("1"));
  },
};
