import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { tenderOperations } from "@store/contract/tenders";
import { walletOperations } from "@store/contract/wallets";
import { formatPrice } from "@store/price-format";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService, visaNumber } from "@store/testing/shopper-page";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { toPlainText } from "../card/payment-error.ts";
import { PaymentStep } from "./payment-step.tsx";

const service = useService();

async function open(props: { paymentErrorId?: string } = {}, options: Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toPayment();
  page.show(<PaymentStep {...props} {...page.navigation} />);
  return page;
}
const number = () => screen.getByLabelText<HTMLInputElement>(/^Card Number/);
const expiry = () => screen.getByLabelText(/^Expiration Date \(MM\/YY\)/);
const code = () => screen.getByLabelText(/^Security Code/);
const next = () => screen.getByRole("button", { name: "Next: Review & Place Order" });

async function fillCard(typed = { number: visaNumber, expiry: "1229", code: "123" }) {
  await userEvent.type(number(), typed.number);
  await userEvent.type(expiry(), typed.expiry);
  await userEvent.type(code(), typed.code);
}

describe("the payment step", () => {
  it("names the gift cards that pay a part, and the remaining amount", async () => {
    const page = openShopper(service());
    await page.bring.toPayment();
    await page.shopper.call(tenderOperations.applyGiftCardTender, { number: "6199100020003017", pin: "4471" });
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
    page.show(<PaymentStep {...page.navigation} />);
    const payment = within(screen.getByRole("region", { name: "Payment" }));
    expect(await payment.findByText(/^Gift card ending in 3017/)).toBeVisible();
    expect(payment.getByText("$50.00")).toBeVisible();
    const { total, amountDue } = body.checkout?.orderSummary ?? { total: 0, amountDue: 0 };
    const summary = within(screen.getByRole("region", { name: "Order summary" }));
    expect(summary.getByText("Total").nextElementSibling).toHaveTextContent(formatPrice(total, usSite));
    expect(summary.getByText("Left to pay").nextElementSibling).toHaveTextContent(formatPrice(amountDue, usSite));
  });

  it("names the gift card that pays everything, and requires no card", async () => {
    const page = openShopper(service());
    await page.bring.toPayment();
    await page.shopper.call(tenderOperations.applyGiftCardTender, { number: "6199100020003033", pin: "3158" });
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
    page.show(<PaymentStep {...page.navigation} />);
    const payment = screen.getByRole("region", { name: "Payment" });
    await waitFor(() => expect(payment).toHaveTextContent("Gift card ending in 3033"));
    expect(payment).toHaveTextContent("Nothing is left to pay.");
    expect(screen.queryByLabelText(/^Card Number/)).toBeNull();
  });

  it("shows the order summary before its buttons, so that the total is visible on a small screen", async () => {
    await open();
    const summary = screen.getByRole("region", { name: "Order summary" });
    expect(summary.compareDocumentPosition(next()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(summary).toHaveTextContent(/Total\$/);
  });

  it("has its title, its buttons, and the card as its payment option [CHK-11] [PAY-13]", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Payment and Billing");
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/checkout/shippingandgiftoptions");
    expect(next()).toBeEnabled();
    const option = document.getElementById("credit-debit-card-option");
    expect(option).toBeChecked();
    expect(option).not.toBeVisible();
    expect(screen.queryAllByRole("radio")).toEqual([]);
  });

  it("shows the applied PayPal account beside the card, and pays with the selected one [PAY-13]", async () => {
    const page = openShopper(service());
    await page.bring.toPayment();
    const approved = { nonce: "fake-paypal-one-time-nonce", deviceData: "" };
    const { body } = await page.shopper.call(walletOperations.savePayPalPayment, approved);
    page.store.set(receiveCheckoutAtom, body.checkout);
    page.show(<PaymentStep {...page.navigation} />);
    const [card, payPal] = ["credit-debit-card-option", "paypal-venmo-pay-option"].map((id) =>
      screen.getAllByRole("radio").find((radio) => radio.id === id),
    );
    expect(payPal).toBeChecked();
    expect(await screen.findByText(`PayPal, ${body.checkout?.paymentData.payPalData.payerEmail}`)).toBeVisible();
    expect(screen.queryByLabelText(/^Card Number/)).toBeNull();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SavePayment")).toEqual([]);
    if (card) await userEvent.click(card);
    await fillCard();
    await userEvent.click(next());
    await waitFor(() => expect(page.callsTo("MoveToReviewPage")).toHaveLength(2));
    expect(page.store.get(checkoutAtom)?.paymentData.payPalData.isApplied).toBe(false);
  });

  it("stays if the move to the review fails, and refreshes after the dialog is closed [ERR-20]", async () => {
    const page = await open(
      {},
      {
        wire: (path, send) =>
          path.endsWith("/MoveToReviewPage") ? Promise.reject(new TypeError("Failed to fetch")) : send(),
      },
    );
    await fillCard();
    await userEvent.click(next());
    const dialog = await screen.findByRole("dialog", { name: "Network Error" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.callsTo("RefreshCheckout")).toHaveLength(1));
    expect(page.onGo).not.toHaveBeenCalled();
    expect(await screen.findByText(/Visa ending in 1111/)).toBeVisible();
    expect(screen.queryByLabelText(/^Security Code/)).toBeNull();
  });

  it("stays while the connection is lost, however many dialogs are closed [ERR-20]", async () => {
    let isDown = true;
    const page = await open(
      {},
      {
        wire: (path, send) =>
          isDown && /\/(MoveToReviewPage|RefreshCheckout)$/.test(path)
            ? Promise.reject(new TypeError("Failed to fetch"))
            : send(),
      },
    );
    await fillCard();
    await userEvent.click(next());
    await screen.findByRole("dialog", { name: "Network Error" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.callsTo("RefreshCheckout").length).toBeGreaterThan(0));
    await screen.findByRole("dialog", { name: "Network Error" });
    isDown = false;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Network Error" })).toBeNull());
    expect(page.onGo).not.toHaveBeenCalled();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
  });

  it("keeps the caret at its digit while the number is edited in the middle [PAY-28]", async () => {
    await open();
    await userEvent.type(number(), "41111111");
    expect(number()).toHaveValue("4111 1111");
    await userEvent.type(number(), "9", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number()).toHaveValue("4191 1111 1");
    expect(number().selectionStart).toBe(3);
    await userEvent.type(number(), "{Backspace}", { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(number()).toHaveValue("4191 1111");
    expect(number().selectionStart).toBe(3);
  });

  it("accepts a number, a date and a code as they are pasted or formatted elsewhere [PAY-28] [PAY-37]", async () => {
    await open();
    await userEvent.click(number());
    await userEvent.paste(" ４１１１-1111-1111-1111");
    expect(number()).toHaveValue("4111 1111 1111 1111");
    await userEvent.click(expiry());
    await userEvent.paste("2029-12");
    expect(expiry()).toHaveValue("12/29");
    await userEvent.type(code(), "١٢٣٤");
    expect(code()).toHaveValue("123");
  });

  it.each([
    ["4111 - 1111 - 1111 - 1111", "4111 1111 1111 1111"],
    ["Card: 4111 1111 1111 1111", "4111 1111 1111 1111"],
  ])("loses nothing of the pasted %j, although the field accepts fewer characters [PAY-29]", async (pasted, shown) => {
    await open();
    await userEvent.click(number());
    await userEvent.paste(pasted);
    expect(number()).toHaveValue(shown);
    await userEvent.click(code());
    await userEvent.paste(" 123");
    expect(code()).toHaveValue("123");
  });

  it("replaces the selection by a paste [PAY-28]", async () => {
    await open();
    await userEvent.type(number(), "4111222233334444");
    number().setSelectionRange(5, 9);
    await userEvent.paste("9999");
    expect(number()).toHaveValue("4111 9999 3333 4444");
    expect(number().selectionStart).toBe(9);
  });

  it("lets an expiry date be deleted to the last character [PAY-37]", async () => {
    await open();
    await userEvent.type(expiry(), "529");
    expect(expiry()).toHaveValue("05/29");
    await userEvent.type(expiry(), "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
    expect(expiry()).toHaveValue("");
  });

  it("saves the card, moves to review, and navigates; the tab stores nothing of it [PAY-02]", async () => {
    const page = await open();
    await fillCard();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.sent.map(({ path }) => path.split("/").at(-1))).toEqual([
      "ValidateCart",
      "SavePayment",
      "MoveToReviewPage",
    ]);
    expect(JSON.parse(page.callsTo("SavePayment")[0]?.body ?? "{}")).toMatchObject({
      cardOneData: {
        type: "Visa",
        number: visaNumber,
        expMonth: "12",
        expYear: "2029",
        cvv: "123",
        saveToAccount: false,
        isExpired: false,
        lastFour: "1111",
      },
      cardTwoData: null,
    });
    expect(page.storage.size).toBe(0);
  });

  it("keeps the card form on screen until the step is left", async () => {
    let movesOn = () => {};
    const moved = new Promise<void>((resolve) => {
      movesOn = resolve;
    });
    const wire = async (path: string, send: () => Promise<Response>) => {
      if (path.includes("MoveToReviewPage")) await moved;
      return send();
    };
    const page = await open({}, { wire });
    await fillCard();
    await userEvent.click(next());
    await waitFor(() => expect(page.callsTo("MoveToReviewPage")).toHaveLength(1));
    expect(number()).toHaveValue("4111 1111 1111 1111");
    expect(screen.queryByText(/Visa ending in 1111/)).toBeNull();
    movesOn();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(number()).toBeVisible();
    expect(screen.queryByRole("link", { name: /Use the card/ })).toBeNull();
  });

  it("shows the applied card and clears the typed one if the move fails", async () => {
    const wire = (path: string, send: () => Promise<Response>) =>
      path.includes("MoveToReviewPage") ? Promise.reject(new TypeError("gone")) : send();
    await open({}, { wire });
    await fillCard();
    await userEvent.click(next());
    expect(await screen.findByText(/Visa ending in 1111/)).toBeInTheDocument();
    expect(document.querySelector("[name='card.number']")).toBeNull();
  });

  it("groups the number while it is typed, accepts at most 24 characters and drops letters [PAY-28] [PAY-29]", async () => {
    await open();
    expect(number()).toHaveAttribute("maxlength", "24");
    await userEvent.type(number(), "3714x496353");
    expect(number()).toHaveValue("3714 496353");
    await userEvent.type(number(), "9", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number()).toHaveValue("3791 449635 3");
    expect(number().selectionStart).toBe(3);
  });

  it("shows the expiry date as MM/YY and accepts as many digits of the code as the card has [PAY-37] [PAY-42]", async () => {
    await open();
    await userEvent.type(expiry(), "5");
    expect(expiry()).toHaveValue("05");
    await userEvent.clear(expiry());
    fireEvent.change(expiry(), { target: { value: "12/2029" } });
    expect(expiry()).toHaveValue("12/29");
    await userEvent.type(number(), "4");
    expect(code()).toHaveAttribute("maxlength", "3");
    await userEvent.clear(number());
    await userEvent.type(number(), "34");
    expect(code()).toHaveAttribute("maxlength", "4");
  });

  it("accepts a code of four digits until the number says which card it is, and judges its length by the number [PAY-42] (AMB-292)", async () => {
    await open();
    await userEvent.type(code(), "12345");
    expect(code()).toHaveValue("1234");
    await userEvent.type(number(), "3782 822463 10005");
    expect(code()).toHaveValue("1234");
    await userEvent.clear(number());
    await userEvent.type(number(), visaNumber);
    await userEvent.type(expiry(), "1230");
    expect(code()).toHaveValue("1234");
    await userEvent.click(next());
    expect(code()).toHaveAccessibleDescription(/^The security code you entered is not valid\./);
  });

  it("reports every empty field and focuses the number [PAY-35] [PAY-38]", async () => {
    const page = await open();
    await userEvent.click(next());
    expect(number()).toHaveAccessibleDescription(/^Please enter a valid credit card number\./);
    expect(expiry()).toHaveAccessibleDescription("Please enter a valid expiration date.");
    expect(code()).toHaveAccessibleDescription(/^Please enter a valid security code\./);
    expect(number()).toHaveFocus();
    expect(page.sent).toEqual([]);
  });

  it("focuses the card, which is first, if the billing address is invalid as well [PAY-43]", async () => {
    await open();
    await userEvent.click(screen.getByRole("checkbox", { name: /^My billing address is the same/ }));
    await screen.findByLabelText(/^First Name/);
    await userEvent.click(next());
    expect(await screen.findAllByText("The First Name field is required.")).not.toEqual([]);
    expect(number()).toHaveFocus();
  });

  it("focuses the first invalid field, not the first field, and keeps the input [PAY-43] [PAY-39]", async () => {
    await open();
    await fillCard({ number: visaNumber, expiry: "1329", code: "12" });
    await userEvent.click(next());
    expect(expiry()).toHaveFocus();
    expect(expiry()).toHaveAccessibleDescription("The expiration date you entered is not valid.");
    expect(number()).toHaveValue("4111 1111 1111 1111");
  });

  it("hides date and code for the store's own card [PAY-27]", async () => {
    await open();
    await userEvent.type(number(), "3777");
    expect(screen.queryByLabelText(/^Expiration Date/)).toBeNull();
    expect(screen.queryByLabelText(/^Security Code/)).toBeNull();
  });

  it("keeps an applied card and shows the form of another only on request", async () => {
    const page = openShopper(service());
    await page.bring.toReview();
    page.show(<PaymentStep {...page.navigation} />);
    expect(screen.getByText(/Visa ending in 1111/)).toBeVisible();
    expect(screen.queryByLabelText(/^Card Number/)).toBeNull();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SavePayment")).toEqual([]);
    await userEvent.click(screen.getByRole("link", { name: "Change card" }));
    expect(number()).toBeVisible();
  });

  it("requests only the code if the bank refused it, and sends it with the applied card's id [ERR-07]", async () => {
    const page = openShopper(service());
    await page.bring.toPayment();
    await page.bring.toPaid(visaNumber, "200");
    const { body: refused } = await page.shopper.call(orderOperations.placeOrder, { adata: "" });
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
    page.show(<PaymentStep paymentErrorId="authorizationError" {...page.navigation} />);
    // Without the message of the reply, as on a page without scripts, the text is nevertheless the service's.
    expect(document.getElementById("header_payment")).toHaveTextContent(
      toPlainText(refused.paymentErrorHtml ?? "none"),
    );
    expect(screen.getByText(/^Visa ending in 1111/)).toBeVisible();
    expect(screen.queryByLabelText(/^Card Number/)).toBeNull();
    await userEvent.click(next());
    expect(code()).toHaveAccessibleDescription(/^Please enter a valid security code\./);
    expect(document.getElementById("header_payment")).toBeNull();
    await userEvent.type(code(), "200");
    await userEvent.click(next());
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/^The security code you entered is not valid\./));
    await userEvent.clear(code());
    await userEvent.type(code(), "123");
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    const cardId = body.checkout?.paymentData.creditCardData.cardOneInfo?.id;
    expect(page.callsTo("VerifyCreditCard").map((call) => JSON.parse(call.body))).toEqual(
      ["200", "123"].map((cvv) => ({ cardData: { cardId, cvv } })),
    );
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("saves a separate billing address", async () => {
    const page = await open();
    await fillCard();
    await userEvent.click(screen.getByRole("checkbox", { name: /same as my shipping address/ }));
    const typed: Array<[RegExp, string]> = [
      [/^First Name/, "Rosa"],
      [/^Last Name/, "Lind"],
      [/^Address 1/, "12 Oak Ave"],
      [/^City/, "Chicago"],
      [/^ZIP Code/, "60614"],
    ];
    for (const [label, text] of typed) await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.selectOptions(screen.getByLabelText(/^State/), "IL");
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SaveBillingAddress")[0]?.body).toContain('"firstName":"Rosa"');
  });

  it("saves a billing address in another country, with that country's fields and rules", async () => {
    const page = await open();
    await fillCard();
    await userEvent.click(screen.getByRole("checkbox", { name: /same as my shipping address/ }));
    const country = await screen.findByLabelText("Country");
    expect(country).toHaveValue("USA");
    await userEvent.selectOptions(country, "Germany");
    expect(screen.getByLabelText("State or Region (optional)")).toBeVisible();
    await userEvent.selectOptions(country, "Canada");
    const typed: Array<[RegExp, string]> = [
      [/^First Name/, "Zoë"],
      [/^Last Name/, "Tremblay"],
      [/^Address 1/, "111 Queen St W"],
      [/^City/, "Toronto"],
      [/^Postal Code/, "60614"],
    ];
    for (const [label, text] of typed) await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), "ON");
    await userEvent.click(next());
    expect(screen.getByLabelText(/^Postal Code/)).toHaveAccessibleDescription("60614 is not a valid Postal Code.");
    await userEvent.clear(screen.getByLabelText(/^Postal Code/));
    await userEvent.type(screen.getByLabelText(/^Postal Code/), "m5h2n2");
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SaveBillingAddress")[0]?.body).toMatch(/"postalCode":"M5H 2N2".*"country":"CAN"/);
  });

  it("keeps a typed billing address across a refresh, and never the card", async () => {
    const page = await open();
    await fillCard();
    await userEvent.click(screen.getByRole("checkbox", { name: /same as my shipping address/ }));
    await userEvent.type(screen.getByLabelText(/^First Name/), "Rosa");
    expect([...page.storage.values()].join()).not.toContain("1111");
    await page.refresh(<PaymentStep {...page.navigation} />);
    expect(screen.getByRole("checkbox", { name: /same as my shipping address/ })).not.toBeChecked();
    expect(screen.getByLabelText(/^First Name/)).toHaveValue("Rosa");
    expect(number()).toHaveValue("");
    await userEvent.click(screen.getByRole("checkbox", { name: /same as my shipping address/ }));
    await fillCard();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.storage.size).toBe(0);
  });

  it("keeps number and expiry date in the page's memory, and requests the code again [ERR-07]", async () => {
    const page = await open();
    await fillCard();
    cleanup();
    page.show(<PaymentStep paymentErrorId="authorizationError" {...page.navigation} />);
    expect(number()).toHaveValue("4111 1111 1111 1111");
    expect(expiry()).toHaveValue("12/29");
    expect(code()).toHaveValue("");
    expect(page.storage.size).toBe(0);
  });

  it("repeats on arrival why the payment failed, focused [CHK-05]", async () => {
    await open({ paymentErrorId: "authorizationError" });
    const alert = document.getElementById("header_payment");
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent("Your payment could not be authorized.");
  });

  it("shows nothing for an unknown error id [CHK-05]", async () => {
    await open({ paymentErrorId: "other" });
    expect(document.getElementById("header_payment")).toBeNull();
  });
});
