import { changeTerms } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { walletOperations } from "@store/contract/wallets";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PaymentStep } from "../payment/payment-step.tsx";
import { type LoadWallet, walletSlotsAtom } from "../wallets/wallet-adapter.ts";
import { applePaySite, approve, sheetsOfApplePay } from "./apple-pay-sheet.fixture.ts";
import { ReviewStep } from "./review-step.tsx";

const service = useService();
const confirmation = expect.stringMatching(/^\/checkout\/confirmation\?orderId=.+/);
const placeOrder = () => screen.getByRole("button", { name: /Place Order|Placing your order|Waiting for Apple Pay/ });
const paymentPath = "/checkout/paymentandbilling";

interface Options extends Pick<NonNullable<Parameters<typeof openShopper>[1]>, "wire"> {
  load?: LoadWallet;
  wallet?: "applePay" | "payPal";
}

/** A shopper whose wallet is applied, before the review is on screen. */
async function pay({ wire, load, wallet = "applePay" }: Options = {}) {
  const page = openShopper(service(), { site: applePaySite, ...(wire && { wire }) });
  const sheets = sheetsOfApplePay();
  page.store.set(walletSlotsAtom, { applePay: load ?? sheets.load });
  await page.bring.toReview();
  if (wallet === "applePay") await page.shopper.call(walletOperations.applyApplePayPayment, {});
  else {
    const nonce = "fake-paypal-one-time-nonce";
    await page.shopper.call(walletOperations.savePayPalPayment, { nonce, deviceData: "" });
  }
  const reload = async () => {
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
    return body.checkout;
  };
  await reload();
  const order = () => page.callsTo("PlaceApplePayOrder");
  return { ...page, sheets, reload, order };
}

async function open(options: Options = {}) {
  const page = await pay(options);
  page.show(<ReviewStep {...page.navigation} />);
  if (options.wallet !== "payPal" && !options.load) await waitFor(() => expect(page.sheets.isLoaded()).toBe(true));
  return page;
}

async function doubleLine({ shopper }: Awaited<ReturnType<typeof pay>>) {
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  await shopper.call(cartOperations.updateItem, { id: body.cartData?.lineItems[0]?.id ?? "", quantity: 2 });
}

const countHeld = async () =>
  (await service().database.selectFrom("order_attempt").select("attempt_id").execute()).length;

describe("Place Order with Apple Pay applied", () => {
  it("opens its sheet within the press, and then sends its fields with what it asked for [CALL-078]", async () => {
    const page = await open();
    expect(screen.getByRole("region", { name: "Payment" })).toHaveTextContent(/^PaymentChange payment.*Apple Pay\$/);
    act(() => placeOrder().click());
    const total = page.store.get(checkoutAtom)?.orderSummary.amountDue;
    expect(page.sheets.opened).toMatchObject([
      { amountCents: total, currency: "USD", storeName: applePaySite.brandName },
    ]);
    expect(await screen.findByRole("button", { name: "Waiting for Apple Pay" })).toBeVisible();
    await waitFor(() => expect(page.callsTo("ValidateCart")).toHaveLength(1));
    expect(page.order()).toEqual([]);
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(JSON.parse(page.order()[0]?.body ?? "")).toMatchObject({
      nonce: "fake-apple-pay-visa-nonce",
      deviceData: "device",
      quotedDue: total,
      adata: "",
    });
    expect(page.callsTo("/PlaceOrder")).toEqual([]);
    expect(page.storage.size).toBe(0);
  });

  it("opens one sheet however often it is pressed, and sends one order", async () => {
    const page = await open();
    for (let press = 0; press < 5; press += 1) act(() => placeOrder().click());
    expect(page.sheets.opened).toHaveLength(1);
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.order()).toHaveLength(1);
  });

  it.each([
    [{ kind: "cancelled" } as const, "Apple Pay was closed"],
    [{ kind: "timedOut" } as const, "Apple Pay was open for too long"],
    [{ kind: "failed", message: "no session" } as const, "Apple Pay could not pay"],
  ])(
    "orders nothing after a sheet that is %o, and asks again with the next press [CALL-078]",
    async (result, title) => {
      const page = await open();
      const before = await countHeld();
      await userEvent.click(placeOrder());
      act(() => page.sheets.decide(result));
      const notice = (await screen.findByText(title)).closest("[data-part=alert]") as HTMLElement;
      expect(notice).toHaveTextContent("Nothing was charged.");
      expect(within(notice).getByRole("link", { name: "Go to Payment" })).toHaveAttribute("href", paymentPath);
      expect(page.order()).toEqual([]);
      expect(await countHeld()).toBe(before);
      expect((await page.reload())?.paymentData.alternativePaymentsData.applied).toBe("applePay");
      expect(placeOrder()).not.toHaveAttribute("aria-disabled");
      await userEvent.click(placeOrder());
      page.sheets.decide(approve());
      await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
      expect(page.sheets.opened).toHaveLength(2);
    },
  );

  it("logs why a sheet failed without the consent that the wallet quotes", async () => {
    const page = await open();
    await userEvent.click(placeOrder());
    const consent = "applePay-approve-16219-CANARY/01+23=";
    act(() => page.sheets.decide({ kind: "failed", message: `No session for ${consent}` }));
    await waitFor(() => expect(page.callsTo("Log")).toHaveLength(1));
    expect(JSON.parse(page.callsTo("Log")[0]?.body ?? "").message).toBe("Apple Pay failed: No session for (opaque)");
  });

  it("says if its script is blocked, and loads it again with the next press", async () => {
    const sheets = sheetsOfApplePay();
    let isBlocked = true;
    const load: LoadWallet = async (wallet) => {
      if (isBlocked) throw new TypeError("Failed to fetch");
      return sheets.load(wallet);
    };
    const page = await open({ load });
    await userEvent.click(placeOrder());
    const notice = (await screen.findByText("Apple Pay could not be opened")).closest("[role=alert]");
    expect(notice).toHaveTextContent("a blocker in your browser or your network may be stopping it");
    expect(notice?.querySelector("a")).toHaveAttribute("href", paymentPath);
    isBlocked = false;
    await userEvent.click(placeOrder());
    sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("closes the sheet if the cart cannot be ordered, and sends nothing [CHK-13]", async () => {
    const page = await open();
    const stock = service().database.updateTable("stock").where("sku", "=", sampleSkus.lamp);
    await stock.set({ available: 0 }).execute();
    await userEvent.click(placeOrder());
    expect(await screen.findByRole("dialog")).toHaveTextContent("Beacon Table Lamp");
    await stock.set({ available: 500 }).execute();
    expect(page.sheets.opened).toMatchObject([{ isClosed: true }]);
    expect(page.order()).toEqual([]);
  });

  it("closes the sheet when the page is left", async () => {
    const page = await open();
    await userEvent.click(placeOrder());
    cleanup();
    expect(page.sheets.opened).toMatchObject([{ isClosed: true }]);
  });

  it("asks for changed terms after the sheet, and repeats the order with its consent [CALL-078, CONF-09]", async () => {
    const page = await open();
    await changeTerms(service().database, sampleSkus.lamp, "Really final.");
    await userEvent.click(placeOrder());
    page.sheets.decide(approve());
    const dialog = await screen.findByRole("dialog");
    await changeTerms(service().database, sampleSkus.lamp, null);
    expect(dialog).toHaveTextContent("Really final.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept Terms" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.sheets.opened).toHaveLength(1);
  });

  it("pays no more than its sheet asked for, if the total grows before the terms are accepted [CALL-078] (AMB-316)", async () => {
    const held = await countHeld();
    let grow = async () => {};
    const page = await open({
      async wire(path, send) {
        const answer = await send();
        if (path.includes("PlaceApplePayOrder")) await grow();
        return answer;
      },
    });
    grow = async () => {
      grow = async () => {};
      await page.shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.towels }] });
    };
    await changeTerms(service().database, sampleSkus.lamp, "Really final.");
    await userEvent.click(placeOrder());
    page.sheets.decide(approve());
    const dialog = await screen.findByRole("dialog");
    await changeTerms(service().database, sampleSkus.lamp, null);
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept Terms" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(paymentPath));
    expect(await countHeld()).toBe(held);
  });

  it("shows the old and the new total, and asks for the new one with the next press", async () => {
    const page = await open();
    const before = page.store.get(checkoutAtom)?.orderSummary.amountDue ?? 0;
    await doubleLine(page);
    await userEvent.click(placeOrder());
    page.sheets.decide(approve());
    expect(await screen.findByText("Your total has changed")).toBeVisible();
    await userEvent.click(placeOrder());
    expect(page.sheets.opened[1]?.amountCents).toBeGreaterThan(before);
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("looks up an order whose reply was lost, under the key that was sent, and charges once", async () => {
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (path.includes("PlaceApplePayOrder")) throw new TypeError("Failed to fetch");
        return answer;
      },
    });
    await userEvent.click(placeOrder());
    page.sheets.decide(approve());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.order()).toHaveLength(1);
    expect(page.callsTo("GetOrderAttempt")[0]?.path).toContain(`key=${page.order()[0]?.key}`);
  });

  it("leads to the payment step with the reason if its consent is refused there, and Apple Pay stays applied", async () => {
    const page = await open();
    await userEvent.click(placeOrder());
    page.sheets.decide(approve("fake-consumed-nonce"));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(paymentPath));
    expect((await page.reload())?.paymentData.alternativePaymentsData.applied).toBe("applePay");
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    expect(screen.getByText(/Your wallet did not confirm the payment/)).toBeVisible();
  });

  it("says why it was declined after its approval, and leads to another payment [CHK-33]", async () => {
    const page = await open();
    await userEvent.click(placeOrder());
    page.sheets.decide(approve("fake-insufficient-funds-nonce"));
    const dialog = await screen.findByRole("dialog", { name: "Payment Error" });
    expect(dialog).toHaveTextContent(/Apple Pay.*there is not enough money for it/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Update Payment" }));
    expect(page.onGo).toHaveBeenCalledWith(`${paymentPath}?paymentErrorId=authorizationError#header_payment`);
  });
});

describe("a wallet that has to approve the order again", () => {
  it("is named on the review before a press, with the way to its sheet [CALL-077]", async () => {
    const page = await pay({ wallet: "payPal" });
    await doubleLine(page);
    await page.reload();
    page.show(<ReviewStep {...page.navigation} />);
    const notice = (await screen.findByText("Your wallet has to approve this order again")).closest(
      "[data-part=alert]",
    );
    expect(notice).toHaveTextContent("More is due now than was approved");
    expect(notice?.querySelector("a")).toHaveAttribute("href", paymentPath);
  });

  it("leads to the payment step, which says why: more is due, or three hours have passed [CALL-077]", async () => {
    const page = await pay({ wallet: "payPal" });
    await doubleLine(page);
    await page.reload();
    page.show(<ReviewStep {...page.navigation} />);
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(paymentPath));
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    expect(screen.getByText(/which is more than you approved in your wallet/)).toBeVisible();
    expect(page.store.get(checkoutAtom)?.paymentData.payPalData.isApplied).toBe(true);
  });

  it("pays what is due if that is less than it approved", async () => {
    const page = await pay({ wallet: "payPal" });
    await doubleLine(page);
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    await page.shopper.call(cartOperations.updateItem, { id: body.cartData?.lineItems[0]?.id ?? "", quantity: 1 });
    await page.reload();
    page.show(<ReviewStep {...page.navigation} />);
    expect(screen.queryByText(/has to approve this order again/)).toBeNull();
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });
});

describe("a wallet whose billing contact is no address", () => {
  const contact = {
    ...{ givenName: "Otis", familyName: "Bell", addressLines: ["77 King St W"], locality: "Toronto" },
    ...{ administrativeArea: "ON", postalCode: "M5V", countryCode: "CA", phoneNumber: "416-234-5678" },
  };

  /** A shopper whose order was refused, on the payment step. */
  async function refuse() {
    const page = await pay({ wallet: "payPal" });
    const nonce = "fake-paypal-one-time-nonce";
    await page.shopper.call(walletOperations.savePayPalPayment, { nonce, deviceData: "", billingContact: contact });
    await page.reload();
    page.show(<ReviewStep {...page.navigation} />);
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(paymentPath));
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    expect(screen.getByText(/The billing address of your wallet cannot be used here\./)).toBeVisible();
    expect(page.store.get(checkoutAtom)?.paymentData.payPalData.isApplied).toBe(true);
    return page;
  }

  async function placeAgain(page: Awaited<ReturnType<typeof pay>>) {
    await userEvent.click(screen.getByRole("button", { name: /^Next/ }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    cleanup();
    page.show(<ReviewStep {...page.navigation} />);
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  }

  it("is asked for with what the wallet knows, and the completed one pays [CALL-080, CALL-077]", async () => {
    const page = await refuse();
    expect(await screen.findByLabelText(/^City/)).toHaveValue("Toronto");
    expect(screen.getByLabelText(/^First Name/)).toHaveValue("Otis");
    expect(screen.getByLabelText(/^Postal Code/)).toHaveValue("M5V");
    await userEvent.type(screen.getByLabelText(/^Postal Code/), " 2T6");
    await placeAgain(page);
  });

  it("may be the shipping address instead, which is saved then", async () => {
    const page = await refuse();
    await screen.findByLabelText(/^City/);
    const same = screen.getByRole("checkbox", { name: "My billing address is the same as my shipping address" });
    expect(same).not.toBeChecked();
    await userEvent.click(same);
    await placeAgain(page);
    expect(page.callsTo("SaveBillingAddress")).toHaveLength(1);
  });
});
