import { signIn } from "@store/commerce-service/testing";
import { checkoutOperations } from "@store/contract/checkout";
import { type SavedCard, savedCard } from "@store/contract/payment";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { openShopper, useService, visaNumber } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { PaymentStep } from "./payment-step.tsx";

const service = useService();
// The account's cart would otherwise fill up from test to test.
beforeEach(() => service().database.deleteFrom("basket").execute());

/** The payment step of an account with a Visa, a rewards card, and an expired American Express card. */
async function open(change: (cards: SavedCard[]) => SavedCard[] = (cards) => cards, props = {}) {
  const page = openShopper(service());
  await signIn(page.shopper, "nell");
  await page.bring.toPayment();
  const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
  const { checkout } = body;
  if (!checkout) throw new Error("No checkout is open.");
  const { creditCardData } = checkout.paymentData;
  const accountCardsInfo = change(creditCardData.accountCardsInfo);
  const paymentData = { ...checkout.paymentData, creditCardData: { ...creditCardData, accountCardsInfo, ...props } };
  page.store.set(receiveCheckoutAtom, { ...checkout, version: checkout.version + 1, paymentData });
  page.show(<PaymentStep {...page.navigation} />);
  return page;
}
const code = () => screen.getByLabelText<HTMLInputElement>(/^Security Code/);
const next = () => userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
const sentCards = (page: Awaited<ReturnType<typeof open>>) =>
  page.callsTo("SavePayment").map(({ body }) => JSON.parse(body));
async function openList() {
  await userEvent.click(screen.getByRole("link", { name: "Change card" }));
  return within(await screen.findByRole("dialog", { name: "Saved Cards" }));
}

describe("a shopper with saved cards", () => {
  it("pays with the first usable one and its security code, and types no number [PAY-01] [PAY-04]", async () => {
    const page = await open();
    expect(screen.getByText("Visa ending in 1111")).toBeVisible();
    expect(screen.queryByLabelText(/^Card Number/)).toBeNull();
    await userEvent.type(code(), "123");
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(sentCards(page)).toEqual([
      {
        cardOneData: null,
        accountCardOneData: { id: "account-nell-card-1", cvv: "123" },
        cardTwoData: null,
        accountCardTwoData: null,
      },
    ]);
    expect(
      savedCard.safeParse(page.store.get(checkoutAtom)?.paymentData.creditCardData.accountCardsInfo[0]).success,
    ).toBe(true);
  });

  it.each([
    ["", "Please enter a valid security code."],
    ["12", "The security code you entered is not valid."],
    ["200", "The security code you entered is not valid."],
  ])("gets the error %j at the code [PAY-07] [PAY-40] [PAY-41]", async (typed, text) => {
    const page = await open();
    if (typed) await userEvent.type(code(), typed);
    await next();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(code()).toHaveFocus();
    expect(page.onGo).not.toHaveBeenCalled();
    expect(page.sent.some(({ path }) => path.includes("SavePayment"))).toBe(typed === "200");
  });

  it("sees them in a list, where an expired one cannot be selected, and selects one [PAY-15] [PAY-19] [ERR-22]", async () => {
    const page = await open();
    const list = await openList();
    expect(list.getAllByRole("radio")).toHaveLength(3);
    expect(list.getByRole("radio", { name: "Visa ending in 1111" })).toBeChecked();
    const expired = list.getByRole("radio", { name: "American Express ending in 0005" });
    expect(expired).toBeDisabled();
    expect(expired).toHaveAccessibleDescription("Expired");
    await userEvent.click(list.getByRole("radio", { name: "Linden & Loam MC ending in 5673" }));
    await userEvent.click(list.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Linden & Loam MC ending in 5673", { ignore: "option" })).toBeVisible();
    await userEvent.type(code(), "123");
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(sentCards(page)[0]).toMatchObject({ accountCardOneData: { id: "account-nell-card-2" } });
  });

  it("can select only the rewards card while a certificate is applied [PAY-18]", async () => {
    await open(undefined, { isOnlyCbccAllowed: true });
    expect(screen.getByText("Linden & Loam MC ending in 5673", { ignore: "option" })).toBeVisible();
    const list = await openList();
    expect(list.getByText("Reward certificates can only be used with your rewards card.")).toBeVisible();
    const enabled = list.getAllByRole("radio").filter((radio) => !radio.hasAttribute("disabled"));
    expect(enabled).toEqual([list.getByRole("radio", { name: "Linden & Loam MC ending in 5673" })]);
  });

  it("sees five of six, and may add none at the limit [PAY-45] [PAY-46]", async () => {
    await open((cards) => [1, 2].flatMap((copy) => cards.map((card) => ({ ...card, id: `${card.id}-${copy}` }))));
    const list = await openList();
    expect(list.getAllByRole("radio")).toHaveLength(5);
    expect(list.queryByRole("button", { name: "Add new card" })).toBeNull();
  });

  it("applies a new card below the limit, saves it in the account, and returns to its errors [PAY-16] [PAY-45] [PAY-02]", async () => {
    const page = await open();
    const list = await openList();
    await userEvent.click(list.getByRole("button", { name: "Add new card" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Apply New Card" }));
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    expect(dialog.getByLabelText(/^Card Number/)).toHaveFocus();
    expect(dialog.getByLabelText(/^Card Number/)).toHaveAccessibleDescription(
      /^Please enter a valid credit card number\./,
    );
    expect(dialog.getByLabelText(/^Expiration/)).toHaveAccessibleDescription("Please enter a valid expiration date.");
    await userEvent.type(dialog.getByLabelText(/^Card Number/), visaNumber);
    await userEvent.type(dialog.getByLabelText(/^Expiration/), "1229");
    await userEvent.type(dialog.getByLabelText(/^Security Code/), "123");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Save card to my account" }));
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sentCards(page)[0]).toMatchObject({ cardOneData: { number: visaNumber, saveToAccount: true } });
    expect(screen.getByText("Visa ending in 1111").parentElement).toHaveTextContent("Expires 12/29");
    expect(screen.queryByLabelText(/^Security Code/)).toBeNull();
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.store.get(checkoutAtom)?.paymentData.creditCardData.cardOneInfo?.saveToAccount).toBe(true);
  });

  it("can use an unsaved card instead, with the option to save it [PAY-02]", async () => {
    const page = await open();
    await userEvent.click(screen.getByRole("link", { name: "Use another card" }));
    await userEvent.type(screen.getByLabelText(/^Card Number/), visaNumber);
    await userEvent.type(screen.getByLabelText(/^Expiration/), "1229");
    await userEvent.type(code(), "123");
    expect(screen.getByRole("checkbox", { name: "Save card to my account" })).not.toBeChecked();
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(sentCards(page)[0]).toMatchObject({ cardOneData: { saveToAccount: false }, accountCardOneData: null });
  });

  it("types a new one if all have expired", async () => {
    await open((cards) => cards.map((card) => ({ ...card, isExpired: true })));
    expect(screen.getByLabelText(/^Card Number/)).toBeVisible();
  });
});
