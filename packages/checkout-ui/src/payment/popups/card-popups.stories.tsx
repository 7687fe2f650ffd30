import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { SavedCard } from "@store/contract/payment";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { useEffect } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CardPopups } from "./card-popups.tsx";

type Props = Parameters<typeof CardPopups>[0];
const toCard = (id: string, type: SavedCard["cardInfo"]["type"], lastFour: string, isExpired = false): SavedCard => ({
  id,
  cardInfo: {
    type,
    lastFour,
    expMonth: "08",
    expYear: isExpired ? "2025" : "2031",
    verifyCreditCard: true,
    isVerificationApplied: false,
    adyenCardData: null,
  },
  isExpired,
});
const accountCardsInfo = [
  toCard("card-1", "Visa", "1111"),
  toCard("card-2", "CoBrandMasterCard", "5673"),
  toCard("card-3", "AmericanExpress", "0005", true),
];

/** The popups of the payment step, for a shopper with three cards of which one has expired. */
function WithAccountCards(props: Props) {
  const store = useStore();
  useEffect(() => {
    const model = store.get(checkoutAtom);
    if (!model) return;
    const { paymentData, version } = model;
    const creditCardData = { ...paymentData.creditCardData, accountCardsInfo };
    const accountInfo = { ...model.accountInfo, isLoggedIn: true };
    store.set(receiveCheckoutAtom, {
      ...model,
      version: version + 1,
      accountInfo,
      paymentData: { ...paymentData, creditCardData },
    });
  }, [store]);
  return <CardPopups {...props} />;
}

const meta = {
  component: WithAccountCards,
  args: { isOpen: true, onClose: fn(), onClosed: fn(), request: { kind: "twoCards", onApplied: fn() } },
  parameters: { service: { cart: [sampleSkus.lamp], stage: "payment" } },
} satisfies Meta<typeof WithAccountCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const savedCards = { kind: "savedCards", chosenId: "card-1", onChoose: fn(), onApplied: fn() } as const;
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const SavedCards: Story = { args: { request: savedCards } };
export const NewCard: Story = {
  args: { request: savedCards },
  play: async () => {
    const list = await dialog("Saved Cards");
    await userEvent.click(await list.findByRole("button", { name: "Add new card" }));
    const form = await dialog("Apply New Card");
    await userEvent.click(form.getByRole("button", { name: "Apply" }));
    await expect(form.getByLabelText(/^Card Number/)).toHaveFocus();
  },
};
export const TwoCards: Story = {};
export const TwoCardsWithErrors: Story = {
  play: async () => {
    const two = await dialog("Select Two Cards");
    await userEvent.click(await two.findByRole("checkbox", { name: "Visa ending in 1111" }));
    await userEvent.click(two.getByRole("checkbox", { name: /ending in 5673/ }));
    await userEvent.click(two.getByRole("button", { name: "Apply" }));
    await expect(two.getAllByText("Please enter a valid security code.")).toHaveLength(2);
  },
};
export const AnotherSecondCard: Story = {
  play: async () => {
    const two = await dialog("Select Two Cards");
    await userEvent.click(await two.findByRole("checkbox", { name: "Visa ending in 1111" }));
    await userEvent.click(two.getByRole("checkbox", { name: /ending in 5673/ }));
    await userEvent.click(two.getByRole("button", { name: "Use another card" }));
    const other = await dialog("Apply New/Saved Card");
    await expect(other.getByRole("radio", { name: "Visa ending in 1111" })).toBeDisabled();
  },
};

const offer = {
  kind: "offer",
  offer: { termsHtml: "<p>Pay in 12 equal monthly payments.</p>" },
  onSettled: fn(),
} as const;
export const Offer: Story = { args: { request: offer } };
export const OfferTerms: Story = {
  args: { request: offer },
  play: async () => {
    const popup = await dialog("Please select an offer");
    await userEvent.click(popup.getByRole("radio", { name: "Finance this purchase" }));
    const terms = await popup.findByText("Pay in 12 equal monthly payments.");
    // The popup fades in.
    await waitFor(() => expect(terms).toBeVisible(), { timeout: 5_000 });
  },
};
export const OfferWithError: Story = {
  args: { request: { ...offer, offer: { ...offer.offer, errorMessage: "We cannot make an offer today." } } },
};
