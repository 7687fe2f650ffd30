import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { checkoutOperations } from "@store/contract/checkout";
import { checkoutAtom, checkoutClientAtom, receiveCheckoutAtom, siteAtom } from "@store/shopper-state";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DeliveryStep } from "../delivery/delivery-step.tsx";
import { loadStoresAtom, storesAtom } from "../pickup-store/stores-atom.ts";
import { ShippingStep } from "../shipping/shipping-step.tsx";
import { listLines, listSentRecipients } from "./recipients-view.ts";

const { lamp, towels } = sampleSkus;

const elsewhere = {
  US: {
    firstName: "Ana",
    lastName: "Ruiz",
    address1: "1701 Wynkoop St",
    city: "Denver",
    state: "CO",
    postalCode: "80202",
  },
  CA: {
    firstName: "Ana",
    lastName: "Ruiz",
    address1: "1055 Dunsmuir St",
    city: "Vancouver",
    state: "BC",
    postalCode: "V7X 1L3",
    country: "CAN",
  },
};

interface RecipientsProps {
  readonly step: "shipping" | "delivery";
  /** The view in the step's URL; "item" and "recipient" are the last ones of the order. */
  readonly view: "" | "several" | "item" | "recipient";
  /** Whether the last line already goes to another recipient. */
  readonly isShared: boolean;
}

/** A step of an order for several people. */
function Recipients({ step, view, isShared }: RecipientsProps) {
  const store = useStore();
  const model = useAtomValue(checkoutAtom);
  const { site } = useAtomValue(siteAtom);
  const stores = useAtomValue(storesAtom);
  const loadStores = useSetAtom(loadStoresAtom);
  useEffect(() => void loadStores(), [loadStores]);
  const recipients = model?.shippingOptions.recipients ?? [];
  const last = recipients.at(-1);
  const line = last && listLines(last).at(-1);
  const isWaiting = isShared && listSentRecipients(model).length === 1;
  useEffect(() => {
    if (!isWaiting || !line) return;
    const request = { address: { ...chicagoAddress, ...elsewhere[site] }, basketItemId: line.id };
    void store
      .get(checkoutClientAtom)
      .call(checkoutOperations.saveMultiShippingAddress, request)
      .then((result) => result.ok && store.set(receiveCheckoutAtom, result.value.checkout));
  }, [store, isWaiting, line, site]);
  if (isWaiting) return null;
  const ids = { item: line?.id ?? "", recipient: last?.id ?? "", several: "", "": "" };
  const params = new URLSearchParams(view && { [view]: ids[view] });
  if (step === "shipping") return <ShippingStep params={params} onGo={fn()} />;
  return <DeliveryStep params={params} stores={stores.kind === "ready" ? stores.stores : null} onGo={fn()} />;
}

const meta = {
  component: Recipients,
  args: { step: "shipping", view: "several", isShared: true },
  parameters: { service: { cart: [lamp, towels], stage: "delivery" } },
} satisfies Meta<typeof Recipients>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRecipients: Story = {};
export const NoAddressYet: Story = {
  args: { isShared: false },
  parameters: { service: { cart: [lamp, towels], stage: "shipping" } },
};
export const OneRecipient: Story = { args: { isShared: false } };
export const ItemElsewhere: Story = { args: { view: "item" } };
export const NewAddressWithErrors: Story = {
  args: { view: "item", isShared: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Save" }));
    await expect(page.getByLabelText(/^First Name/)).toHaveFocus();
  },
};
export const AnotherAddress: Story = { args: { view: "recipient" } };
export const DeliveryPerRecipient: Story = { args: { step: "delivery", view: "" } };
export const PickUpInstead: Story = {
  args: { step: "delivery", view: "item" },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole("radio", { name: /^Pick up at/ })).length).toBeGreaterThan(
      1,
    );
  },
};
export const ShipInstead: Story = {
  args: { step: "delivery", view: "recipient", isShared: false },
  parameters: { service: { cart: [lamp], stage: "delivery", pickUpAt: "us-chicago" } },
  globals: { site: "US" },
};
