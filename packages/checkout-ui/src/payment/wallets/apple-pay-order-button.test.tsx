import { changeTerms } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { tenderOperations } from "@store/contract/tenders";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  anchorageContact,
  applePaySite,
  approve,
  hold,
  sheetsOfApplePay,
} from "../../review/apple-pay-sheet.fixture.ts";
import { ReviewStep } from "../../review/review-step.tsx";
import { walletSlotsAtom } from "../../wallets/wallet-adapter.ts";
import { PaymentStep } from "../payment-step.tsx";
import { ApplePayOrderButton } from "./apple-pay-order-button.tsx";

const service = useService();
const confirmation = expect.stringMatching(/^\/checkout\/confirmation\?orderId=.+/);
const reviewPath = "/checkout/review";
const button = () =>
  screen.getByRole("button", { name: /Buy with Apple Pay|Placing your order|Waiting for Apple Pay/ });

type Options = Parameters<typeof openShopper>[1];

/** A shopper on the payment step whose page shows the button. */
async function open(options: Options = {}) {
  const page = openShopper(service(), { ...options, site: applePaySite });
  const sheets = sheetsOfApplePay();
  page.store.set(walletSlotsAtom, { applePay: sheets.load });
  await page.bring.toPayment();
  const onRefused = vi.fn<(text: string) => void>();
  page.show(<ApplePayOrderButton onRefused={onRefused} onBillingNeeded={vi.fn()} {...page.navigation} />);
  await waitFor(() => expect(sheets.isLoaded()).toBe(true));
  const orders = () => page.callsTo("PlaceApplePayOrderFromPayment");
  const reload = async () => {
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
  };
  return { ...page, sheets, orders, reload, onRefused };
}

/** Presses the button and approves; then the review is on screen. */
async function arriveOnReview(page: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(button());
  page.sheets.decide(approve());
  await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(reviewPath));
  cleanup();
  page.show(<ReviewStep {...page.navigation} />);
  await act(async () => {});
  expect(page.onGo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("region", { name: "Payment" })).toHaveTextContent("Apple Pay");
}

async function placeFromReview(page: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(screen.getByRole("button", { name: "Place Order" }));
  page.sheets.decide(approve());
  await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
}

describe("Apple Pay's own button on the payment step", () => {
  it("names the total and the dates, opens the sheet and sends its fields with what it asked for [CALL-079]", async () => {
    const page = await open();
    const model = page.store.get(checkoutAtom);
    const [level] = model?.shippingOptions.recipients[0]?.shipments[0]?.availableServiceLevels ?? [];
    expect(button()).toHaveAccessibleDescription(expect.stringContaining("Order now for $162.19"));
    expect(button()).toHaveAccessibleDescription(expect.stringContaining(level?.estimate ?? "none"));
    await userEvent.click(button());
    expect(page.sheets.opened).toMatchObject([{ amountCents: model?.orderSummary.amountDue }]);
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(JSON.parse(page.orders()[0]?.body ?? "")).toMatchObject({
      nonce: "fake-apple-pay-visa-nonce",
      deviceData: "device",
      billingContact: anchorageContact,
      quotedDue: model?.orderSummary.amountDue,
      adata: "",
      quotedEstimates: [level?.estimate],
    });
  });

  it("is loaded when Apple Pay is chosen among the ways to pay [CALL-079, PAY-13]", async () => {
    const page = await open();
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    expect(screen.queryByRole("button", { name: "Buy with Apple Pay" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: /Apple Pay/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("applies a typed code first, and opens its sheet with the next press for the new total [CALL-079]", async () => {
    const page = await open();
    cleanup();
    page.show(<PaymentStep openSection="promo" {...page.navigation} />);
    await userEvent.click(screen.getByRole("radio", { name: /Apple Pay/ }));
    await userEvent.type(await screen.findByRole("textbox", { name: /^Promo Code/ }), "TAKE25");
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    expect(await screen.findByText(/^Add \$[\d.]+ more to your cart/)).toBeVisible();
    expect(page.sheets.opened).toEqual([]);
    await userEvent.clear(screen.getByRole("textbox", { name: /^Promo Code/ }));
    await userEvent.type(screen.getByRole("textbox", { name: /^Promo Code/ }), "LAMPS20");
    await userEvent.click(button());
    expect(
      await screen.findByText(/^Applied\. \$[\d.]+ is left to pay: press the button again to order\./),
    ).toBeVisible();
    expect(page.sheets.opened).toEqual([]);
    await userEvent.click(button());
    const total = page.store.get(checkoutAtom)?.orderSummary.amountDue;
    expect(page.sheets.opened).toMatchObject([{ amountCents: total }]);
    expect(total).toBeLessThan(16_219);
  });

  it.each([
    [{ kind: "cancelled" }, "Apple Pay was closed before you confirmed. Nothing was charged."],
    [{ kind: "timedOut" }, /^Apple Pay did not answer in time\. Nothing was charged\./],
    [{ kind: "failed", message: "Broken." }, /^Apple Pay could not confirm the payment\. Nothing was charged\./],
  ] as const)("selects the card again after %j, and says why at its option (AMB-281)", async (result, text) => {
    const page = await open();
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    const radio = screen.getByRole("radio", { name: /Apple Pay/ });
    const card = screen.getByRole("radio", { name: "Credit or debit card" });
    await userEvent.click(radio);
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    act(() => page.sheets.decide(result));
    const option = within(radio.parentElement as HTMLElement);
    expect(await option.findByRole("alert")).toHaveTextContent(text);
    expect(card).toBeChecked();
    expect(card).toHaveFocus();
    expect(screen.queryByRole("link", { name: "Go to Payment" })).toBeNull();
    expect(page.orders()).toEqual([]);
    await userEvent.click(radio);
    expect(option.queryByRole("alert")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("says at its option that it is blocked, and the card is selected (AMB-281)", async () => {
    const page = await open();
    cleanup();
    page.store.set(walletSlotsAtom, { applePay: () => Promise.reject(Error("blocked")) });
    page.show(<PaymentStep {...page.navigation} />);
    await userEvent.click(screen.getByRole("radio", { name: /Apple Pay/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    expect(await screen.findByText(/^Apple Pay could not be loaded, or your browser blocks it\./)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Credit or debit card" })).toBeChecked();
  });

  it("lets no card be chosen while an approved order is on its way, and Next goes nowhere then (AMB-281)", async () => {
    const held = hold("PlaceApplePayOrder");
    const page = await open({ wire: held.wire });
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    await userEvent.click(screen.getByRole("radio", { name: /Apple Pay/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    const card = screen.getByRole("radio", { name: "Credit or debit card" });
    expect(card).toBeEnabled();
    page.sheets.decide(approve());
    await waitFor(() => expect(page.orders()).toHaveLength(1));
    expect(card).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
    await act(async () => held.release());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.callsTo("applyApplePayPayment")).toEqual([]);
    expect(page.callsTo("moveToReviewPage")).toHaveLength(0);
  });

  it("leads to review for terms, which asks for them and repeats the order with the same consent [CALL-079, CONF-09]", async () => {
    const page = await open();
    await changeTerms(service().database, sampleSkus.lamp, "Really final.");
    await arriveOnReview(page);
    const dialog = await screen.findByRole("dialog");
    await changeTerms(service().database, sampleSkus.lamp, null);
    expect(dialog).toHaveTextContent("Really final.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept Terms" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.sheets.opened).toHaveLength(1);
    expect(page.orders()).toHaveLength(1);
  });

  it("leads to review for a total that changed, which shows both and asks with the next press [CALL-079]", async () => {
    const page = await open();
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    await page.shopper.call(cartOperations.updateItem, { id: body.cartData?.lineItems[0]?.id ?? "", quantity: 2 });
    await arriveOnReview(page);
    expect(await screen.findByText(/^It was \$162\.19 and is now/)).toBeVisible();
    await placeFromReview(page);
    expect(page.sheets.opened[1]?.amountCents).toBeGreaterThan(page.sheets.opened[0]?.amountCents ?? 0);
  });

  it("leads to review for dates that moved, which says so [CALL-079, SHIP-10]", async () => {
    const page = await open();
    service().clock.set("2026-11-20T18:00:01Z");
    await arriveOnReview(page);
    expect(await screen.findByText(/now arrives on other days than this page said/)).toBeVisible();
    await placeFromReview(page);
  });

  it("leads to review for a code that no longer pays, which says so [CALL-079]", async () => {
    const page = await open();
    await page.shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "LAMPS20" });
    await page.reload();
    const promotion = service().database.updateTable("promotion").where("code", "=", "LAMPS20");
    await promotion.set({ ends_at: service().clock.now() }).execute();
    await arriveOnReview(page);
    expect(await screen.findByText("Your promo code no longer applies")).toBeVisible();
    await placeFromReview(page);
  });

  it("says beside itself why it was declined after its approval", async () => {
    const page = await open();
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    await userEvent.click(screen.getByRole("radio", { name: /Apple Pay/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    page.sheets.decide(approve("fake-insufficient-funds-nonce"));
    expect(await screen.findByText(/there is not enough money for it/)).toBeVisible();
    expect(button()).toBeVisible();
  });

  it("asks for the address that its contact does not have, and the review places the order [CALL-078, CALL-079]", async () => {
    const page = await open();
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    await userEvent.click(screen.getByRole("radio", { name: /Apple Pay/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Buy with Apple Pay" }));
    page.sheets.decide(approve(undefined, { ...anchorageContact, postalCode: "995" }));
    const asked = await screen.findByText(/^The billing address of your wallet cannot be used here\. Please enter it/);
    expect(asked).toHaveTextContent(/You confirm it again after you have reviewed your order\.$/);
    expect(screen.queryByRole("button", { name: "Buy with Apple Pay" })).toBeNull();
    const code = await screen.findByLabelText(/^ZIP Code/);
    expect(code).toHaveValue("995");
    await userEvent.type(code, "01");
    await userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(reviewPath));
    cleanup();
    page.show(<ReviewStep {...page.navigation} />);
    await placeFromReview(page);
  });

  it("looks up an order whose reply was lost, and charges once", async () => {
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (path.includes("PlaceApplePayOrder")) throw new TypeError("Failed to fetch");
        return answer;
      },
    });
    await userEvent.click(button());
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.orders()).toHaveLength(1);
  });
});
