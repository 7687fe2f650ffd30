import { signIn } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { declinedNumber, openShopper, useService, visaNumber } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { PaymentStep } from "./payment-step.tsx";

const { lamp } = sampleSkus;

/** Enters a text in one piece: typing is tried where it is the subject. */
async function fillIn(input: HTMLElement, text: string) {
  input.focus();
  await userEvent.paste(text);
}
const service = useService();
// The account's cart would otherwise fill up from test to test.
beforeEach(async () => {
  const { database } = service();
  const ordered = database.selectFrom("order_attempt").select("basket_id");
  await database.deleteFrom("basket").where("basket_id", "not in", ordered).execute();
});

const masterCard = "5555555555554444";
type Queries = ReturnType<typeof within>;

/**
 * The payment step of a guest, or of an account with a Visa, a rewards card and an expired card; "Select Two Cards" is
 * open.
 */
async function open({ isNell = false } = {}) {
  const page = openShopper(service());
  if (isNell) await signIn(page.shopper, "nell");
  await page.bring.toPayment();
  page.show(<PaymentStep {...page.navigation} />);
  return { page, dialog: await openTwoCards() };
}
async function openTwoCards() {
  await userEvent.click(screen.getByRole("link", { name: "Pay with two cards" }));
  return within(await screen.findByRole("dialog", { name: "Select Two Cards" }));
}
const press = (dialog: Queries, name: string) => userEvent.click(dialog.getByRole("button", { name }));
const box = (dialog: Queries, name: string) => dialog.getByRole("checkbox", { name });
const fieldsOf = (dialog: Queries, name: string) => within(dialog.getByRole("group", { name }));
const amountOf = (dialog: Queries, name: string) => fieldsOf(dialog, name).getByLabelText<HTMLInputElement>(/^Amount/);
const codeOf = (dialog: Queries, name: string) =>
  fieldsOf(dialog, name).getByLabelText<HTMLInputElement>(/^Security Code/);
// A closed dialog has no role, but its labels stay in the document until React has removed it.
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
const next = () => userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
async function addCard(dialog: Queries, number: string, opener = "Add new card") {
  await press(dialog, opener);
  const form = within(await screen.findByRole("form", { name: "New card" }));
  await userEvent.clear(form.getByLabelText(/^Card Number/));
  await fillIn(form.getByLabelText(/^Card Number/), number);
  await userEvent.clear(form.getByLabelText(/^Expiration/));
  await fillIn(form.getByLabelText(/^Expiration/), "1229");
  await fillIn(form.getByLabelText(/^Security Code/), "123");
  await userEvent.click(form.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "New card" })).toBeNull());
}
async function retype(input: HTMLInputElement, text: string) {
  await userEvent.clear(input);
  await fillIn(input, text);
}

describe("a shopper who pays with two cards", () => {
  it("types both, divides the total between them, and continues with both [PAY-01] [PAY-14] [PAY-22]", async () => {
    const { page, dialog } = await open();
    await addCard(dialog, visaNumber);
    await addCard(dialog, masterCard);
    const { amountDue } = page.store.get(checkoutAtom)?.orderSummary ?? { amountDue: 0 };
    await retype(amountOf(dialog, "Visa ending in 1111"), "10.10");
    expect(amountOf(dialog, "MasterCard ending in 4444")).toHaveValue(((amountDue - 1010) / 100).toFixed(2));
    await press(dialog, "Apply");
    await isClosed();
    const sent = JSON.parse(page.callsTo("SavePayment")[0]?.body ?? "{}");
    expect(sent).toMatchObject({
      cardOneData: { number: visaNumber, cvv: "123", amountCents: 1010 },
      cardTwoData: { number: masterCard, cvv: "123", amountCents: amountDue - 1010 },
    });
    const payment = within(screen.getByRole("region", { name: "Payment" }));
    expect(payment.getByText("$10.10")).toBeVisible();
    expect(payment.getByText(/^MasterCard ending in 4444/)).toBeVisible();
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.storage.size).toBe(0);
  });

  it("must select two cards, not fewer, and cannot select a third [PAY-20] [PAY-21] [PAY-19]", async () => {
    const { page, dialog } = await open({ isNell: true });
    await addCard(dialog, masterCard);
    const names = ["Visa ending in 1111", "Linden & Loam MC ending in 5673", "MasterCard ending in 4444"] as const;
    expect(box(dialog, names[2])).toBeChecked();
    for (const name of [names[2], names[0]]) {
      await userEvent.click(box(dialog, name));
      await press(dialog, "Apply");
      // None is selected, then one.
      expect(dialog.getByRole("alert")).toHaveTextContent("Please select two cards.");
    }
    await userEvent.click(box(dialog, names[1]));
    expect(dialog.queryByRole("alert")).toBeNull();
    expect(box(dialog, names[2])).toBeDisabled();
    await userEvent.click(box(dialog, names[0]));
    expect(box(dialog, names[2])).toBeEnabled();
    const expired = box(dialog, "American Express ending in 0005");
    expect(expired).toBeDisabled();
    expect(expired).toHaveAccessibleDescription("Expired");
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("sees all errors at once, at their card, and the right sum [PAY-06] [PAY-22] [PAY-40]", async () => {
    const { page, dialog } = await open({ isNell: true });
    await userEvent.click(box(dialog, "Visa ending in 1111"));
    await userEvent.click(box(dialog, "Linden & Loam MC ending in 5673"));
    await retype(amountOf(dialog, "Visa ending in 1111"), "0");
    await press(dialog, "Apply");
    expect(dialog.getByRole("alert")).toHaveTextContent("Please enter an amount for each card.");
    expect(codeOf(dialog, "Visa ending in 1111")).toHaveAccessibleDescription(/^Please enter a valid security code\./);
    await retype(amountOf(dialog, "Visa ending in 1111"), "9999.99");
    await press(dialog, "Apply");
    expect(dialog.getByRole("alert")).toHaveTextContent("Please enter an amount for each card.");
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("gets the service's error for a wrong code at its card, and types the codes again [PAY-07]", async () => {
    const { dialog } = await open({ isNell: true });
    const names = ["Visa ending in 1111", "Linden & Loam MC ending in 5673"] as const;
    for (const name of names) await userEvent.click(box(dialog, name));
    await fillIn(codeOf(dialog, names[0]), "123");
    await fillIn(codeOf(dialog, names[1]), "200");
    await press(dialog, "Apply");
    await waitFor(() =>
      expect(codeOf(dialog, names[1])).toHaveAccessibleDescription(/^The security code you entered is not valid\./),
    );
    expect(codeOf(dialog, names[0])).toHaveValue("");
    for (const name of names) await fillIn(codeOf(dialog, name), "123");
    await press(dialog, "Apply");
    await isClosed();
    expect(screen.getByText(/^Linden & Loam MC ending in 5673/, { ignore: "option" })).toBeVisible();
  });

  it("can replace the second by another saved or new one, never by the first [PAY-17] [ERR-22]", async () => {
    const { dialog } = await open({ isNell: true });
    await userEvent.click(box(dialog, "Visa ending in 1111"));
    await userEvent.click(box(dialog, "Linden & Loam MC ending in 5673"));
    await press(dialog, "Use another card");
    const other = within(await screen.findByRole("dialog", { name: "Apply New/Saved Card" }));
    const used = other.getByRole("radio", { name: "Visa ending in 1111" });
    expect(used).toBeDisabled();
    expect(used).toHaveAccessibleDescription("Card already in use.");
    await press(other, "Apply");
    expect(other.getByText("Please select a card.")).toBeVisible();
    await userEvent.click(other.getByRole("radio", { name: "Add new card" }));
    await fillIn(other.getByLabelText(/^Card Number/), masterCard);
    await fillIn(other.getByLabelText(/^Expiration/), "1229");
    await fillIn(other.getByLabelText(/^Security Code/), "123");
    await press(other, "Apply");
    await waitFor(() => expect(box(dialog, "MasterCard ending in 4444")).toBeChecked());
    expect(box(dialog, "Linden & Loam MC ending in 5673")).not.toBeChecked();
  });

  it("keeps both after a decline, without their codes, and pays with another second one [ERR-07]", async () => {
    const { page, dialog } = await open();
    await addCard(dialog, visaNumber);
    await addCard(dialog, declinedNumber);
    await press(dialog, "Apply");
    await isClosed();
    await page.shopper.call(checkoutOperations.moveToReviewPage, {});
    const { body: refused } = await page.shopper.call(orderOperations.placeOrder, { adata: "" });
    expect(refused).toMatchObject({ message: "AuthorizationFailure" });
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
    cleanup();
    page.show(<PaymentStep paymentErrorId="authorizationError" {...page.navigation} />);
    expect(screen.getByText("Visa ending in 1111")).toBeVisible();
    expect(screen.getByText("Visa ending in 0002")).toBeVisible();
    await next();
    const again = within(await screen.findByRole("dialog", { name: "Select Two Cards" }));
    expect(box(again, "Visa ending in 0002")).toBeChecked();
    expect(codeOf(again, "Visa ending in 1111")).toHaveValue("");
    await userEvent.click(box(again, "Visa ending in 0002"));
    await addCard(again, masterCard);
    await fillIn(codeOf(again, "Visa ending in 1111"), "123");
    await press(again, "Apply");
    await isClosed();
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.storage.size).toBe(0);
  });

  it("sees the amounts after the cart has changed, and enters lost amounts again [PAY-06]", async () => {
    const { page, dialog } = await open();
    await addCard(dialog, visaNumber);
    await addCard(dialog, masterCard);
    await retype(amountOf(dialog, "Visa ending in 1111"), "1");
    await press(dialog, "Apply");
    await isClosed();
    await page.bring.toCart([{ Sku: lamp }]);
    const refresh = async () => {
      const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
      page.store.set(receiveCheckoutAtom, body.checkout);
      return body.checkout?.paymentData.creditCardData;
    };
    const grown = await refresh();
    expect(await screen.findByText(`$${grown?.cardOneInfo?.appliedAmountString}`)).toBeVisible();
    const model = page.store.get(checkoutAtom);
    if (!model || !grown?.cardOneInfo || !grown.cardTwoInfo) throw new Error("Two cards are applied.");
    // As in the service's reply if the second card's amount exceeds the amount due.
    const cardOneInfo = { ...grown.cardOneInfo, appliedAmount: 0 };
    const cardTwoInfo = { ...grown.cardTwoInfo, appliedAmount: 0 };
    page.store.set(receiveCheckoutAtom, {
      ...model,
      version: model.version + 1,
      paymentData: { ...model.paymentData, creditCardData: { ...grown, cardOneInfo, cardTwoInfo } },
    });
    await next();
    expect(await screen.findAllByText("Please enter an amount for each card.")).not.toEqual([]);
    await userEvent.click(screen.getByRole("link", { name: "Change cards" }));
    expect(await screen.findByRole("dialog", { name: "Select Two Cards" })).toBeVisible();
  });

  it("can return to one card", async () => {
    const { dialog } = await open();
    await addCard(dialog, visaNumber);
    await addCard(dialog, masterCard);
    await press(dialog, "Apply");
    await isClosed();
    await userEvent.click(screen.getByRole("link", { name: "Use one card" }));
    expect(screen.getByLabelText(/^Card Number/)).toBeVisible();
  });
});
