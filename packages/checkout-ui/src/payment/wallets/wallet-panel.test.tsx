import { signIn } from "@store/commerce-service/testing";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { paymentNames, type StoreWallet, type WalletKind } from "@store/contract/shared";
import { tenderOperations } from "@store/contract/tenders";
import { walletOperations } from "@store/contract/wallets";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService, visaNumber } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hold } from "../../review/apple-pay-sheet.fixture.ts";
import { ReviewStep } from "../../review/review-step.tsx";
import { chosenWallet } from "../../wallets/chosen-wallet.ts";
import {
  type WalletAdapter,
  type WalletRequest,
  type WalletResult,
  walletSlotsAtom,
} from "../../wallets/wallet-adapter.ts";
import { PaymentStep } from "../payment-step.tsx";

const service = useService();

const contact = {
  givenName: "Rosa",
  familyName: "Lind",
  addressLines: ["5 Oak St"],
  locality: "Denver",
  administrativeArea: "CO",
  postalCode: "80202",
  countryCode: "US",
  phoneNumber: "303-555-0142",
};
const approved = {
  kind: "approved",
  nonce: "fake-valid-nonce",
  deviceData: "device-1",
  payer: "rosa@example.com",
  billingContact: null,
  payload: "the approval",
} as const satisfies WalletResult;

const sheets: ReadonlyArray<readonly [WalletKind, StoreWallet["opens"]]> = [
  ["payPal", "window"],
  ["venmo", "window"],
  ["applePay", "frame"],
];
const wallets = sheets.map(([kind, opens]) => ({
  kind,
  name: paymentNames[kind],
  origin: "https://wallets.example",
  opens,
}));

/** Sheets of wallets whose shopper is the test. */
function scriptedWallets() {
  const requests: WalletRequest[] = [];
  const closed = vi.fn();
  let answer: (result: WalletResult) => void = () => {};
  const adapter: WalletAdapter = {
    open(request) {
      requests.push(request);
      return {
        result: new Promise((resolve) => {
          answer = resolve;
        }),
        close() {
          closed();
          answer({ kind: "cancelled" });
        },
      };
    },
  };
  const load = vi.fn(async (_: StoreWallet) => adapter);
  return { requests, closed, load, answer: (result: WalletResult) => answer(result) };
}

type Options = NonNullable<Parameters<typeof openShopper>[1]>;

async function open({ offered = wallets, wire, before, who, ...props }: OpenOptions = {}) {
  const page = openShopper(service(), { site: { ...usSite, wallets: offered }, ...(wire && { wire }) });
  if (who) {
    // An account has one basket, which would otherwise fill up from test to test.
    await service().database.deleteFrom("basket").execute();
    await page.bring.toCart();
    await signIn(page.shopper, who);
  }
  await page.bring.toPayment();
  await before?.(page);
  const sheet = scriptedWallets();
  page.store.set(walletSlotsAtom, { payPal: sheet.load, venmo: sheet.load, applePay: sheet.load });
  const step = <PaymentStep {...props} {...page.navigation} />;
  page.show(step);
  return { ...page, sheet, step };
}
interface OpenOptions {
  readonly offered?: StoreWallet[];
  readonly wire?: Options["wire"];
  readonly before?: (page: ReturnType<typeof openShopper>) => Promise<unknown>;
  readonly who?: "nell";
  readonly walletVisit?: string;
}

const radio = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw Error(`There is no ${id}`);
  return found;
};
const card = () => radio("credit-debit-card-option");
const payPalOption = () => radio("paypal-venmo-pay-option");
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const next = () => screen.getByRole("button", { name: "Next: Review & Place Order" });
const refusal = () => within(payPalOption().parentElement as HTMLElement).findByRole("alert");

async function pressPayPal() {
  await userEvent.click(payPalOption());
  await userEvent.click(await button("Pay with PayPal"));
}
const bodyOf = (page: Pick<ReturnType<typeof openShopper>, "callsTo">, name: string) =>
  page.callsTo(name).map(({ body }) => JSON.parse(body));

describe("the ways to pay", () => {
  it("are card, PayPal or Venmo, and Apple Pay, by their ids [PAY-13] [TEND-01]", async () => {
    const page = await open();
    expect(screen.getAllByRole("radio").map(({ id }) => id)).toEqual([
      "credit-debit-card-option",
      "paypal-venmo-pay-option",
      "apple-pay-option",
    ]);
    expect(payPalOption()).toHaveAccessibleName("PayPal or Venmo");
    expect(card()).toBeChecked();
    expect(page.sheet.load).not.toHaveBeenCalled();
  });

  it("name PayPal alone where Venmo is not offered, and omit what the storefront has no slot for (AMB-280)", async () => {
    const page = await open({ offered: wallets.filter(({ kind }) => kind !== "venmo") });
    expect(payPalOption()).toHaveAccessibleName("PayPal");
    cleanup();
    page.store.set(walletSlotsAtom, {});
    page.show(page.step);
    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(card()).toBeChecked();
  });

  it("are none when nothing is due (AMB-280)", async () => {
    await open({
      async before({ shopper, store }) {
        await shopper.call(tenderOperations.applyGiftCardTender, { number: "6199100020003033", pin: "3158" });
        store.set(receiveCheckoutAtom, (await shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout);
      },
    });
    expect(screen.getByText("Nothing is left to pay.")).toBeVisible();
    expect(screen.queryAllByRole("radio")).toEqual([]);
  });

  it("keep a typed card while a wallet is chosen (AMB-209)", async () => {
    await open();
    await userEvent.type(screen.getByLabelText(/^Card Number/), visaNumber);
    await userEvent.type(screen.getByLabelText(/^Expiration Date/), "1229");
    await userEvent.click(payPalOption());
    expect(screen.queryByLabelText(/^Card Number/)).toBeNull();
    await userEvent.click(card());
    expect(screen.getByLabelText(/^Card Number/)).toHaveValue("4111 1111 1111 1111");
    expect(screen.getByLabelText(/^Expiration Date/)).toHaveValue("12/29");
  });

  it("load what a wallet needs when it is chosen, and choose the one of the cart (AMB-097)", async () => {
    const page = await open({ before: async ({ store }) => chosenWallet.save(store, "payPal") });
    expect(payPalOption()).toBeChecked();
    await button("Pay with Venmo");
    expect(page.sheet.load.mock.calls.map(([{ kind }]) => kind)).toEqual(["payPal", "venmo"]);
    await userEvent.click(card());
    expect(chosenWallet.find(page.store)).toBeNull();
  });

  it.each([
    ["cancelled", /^You left the wallet before you confirmed\. Nothing was charged/],
    ["failed", /^The wallet could not confirm the payment\. Nothing was charged/],
  ])("say why the shopper is back from a wallet's page: %s", async (walletVisit, text) => {
    await open({ walletVisit });
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe("a wallet's sheet", () => {
  it("asks for the amount due, and lets PayPal pay with what it says [CALL-080] [CALL-083]", async () => {
    const page = await open();
    await pressPayPal();
    const due = page.store.get(checkoutAtom)?.orderSummary.amountDue;
    expect(page.sheet.requests).toEqual([{ amountCents: due, currency: "USD", storeName: "Linden & Loam" }]);
    page.sheet.answer({ ...approved, billingContact: contact });
    expect(await screen.findByText("PayPal, payer@example.com")).toBeVisible();
    expect(bodyOf(page, "setPayPalPayload")).toEqual([{ data: "the approval" }]);
    expect(bodyOf(page, "savepaypalpayment")).toEqual([
      { nonce: "fake-valid-nonce", deviceData: "device-1", billingContact: contact, quotedDue: due },
    ]);
    expect(screen.queryByRole("button", { name: "Pay with PayPal" })).toBeNull();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("fills the billing address with that of the wallet (AMB-281)", async () => {
    const page = await open();
    await pressPayPal();
    page.sheet.answer({ ...approved, billingContact: contact });
    expect(await screen.findByDisplayValue("5 Oak St")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /same as my shipping address/ })).not.toBeChecked();
  });

  it("keeps the billing address where that of the wallet is not a whole one", async () => {
    const page = await open();
    await pressPayPal();
    page.sheet.answer({ ...approved, billingContact: { ...contact, postalCode: "802" } });
    await screen.findByText(/^PayPal, /);
    expect(screen.getByRole("checkbox", { name: /same as my shipping address/ })).toBeChecked();
  });

  it("lets Venmo pay [CALL-084]", async () => {
    const page = await open();
    await userEvent.click(payPalOption());
    await userEvent.click(await button("Pay with Venmo"));
    page.sheet.answer({ ...approved, nonce: "fake-venmo-account-nonce", payer: "@rosa" });
    expect(await screen.findByText(/^Venmo, /)).toBeVisible();
    expect(bodyOf(page, "applyVenmoPayment")).toEqual([
      { nonce: "fake-venmo-account-nonce", username: "@rosa", deviceData: "device-1", quotedDue: 16_219 },
    ]);
  });

  it("of Venmo does not pay with what another wallet approved, and the card is selected [CALL-084]", async () => {
    const page = await open();
    await userEvent.click(payPalOption());
    await userEvent.click(await button("Pay with Venmo"));
    page.sheet.answer({ ...approved, nonce: "fake-paypal-one-time-nonce", payer: "@rosa" });
    expect(await refusal()).toBeVisible();
    expect(card()).toBeChecked();
    expect(page.store.get(checkoutAtom)?.paymentData.alternativePaymentsData.applied).toBeNull();
  });

  it("is one at a time, and can be closed on the page", async () => {
    const page = await open();
    await pressPayPal();
    expect(await button("Waiting for PayPal")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await button("Pay with Venmo"));
    expect(page.sheet.requests).toHaveLength(1);
    await userEvent.click(await button("Cancel"));
    expect(page.sheet.closed).toHaveBeenCalled();
    expect(await refusal()).toHaveTextContent("PayPal was closed before you confirmed. Nothing was charged.");
  });

  it("is closed when the step or the option is left", async () => {
    const page = await open();
    await pressPayPal();
    await userEvent.click(card());
    expect(page.sheet.closed).toHaveBeenCalledTimes(1);
    expect(within(payPalOption().parentElement as HTMLElement).queryByRole("alert")).toBeNull();
    await pressPayPal();
    cleanup();
    expect(page.sheet.closed).toHaveBeenCalledTimes(2);
  });

  it("is busy while its script loads, and opens with the next press", async () => {
    const page = await open();
    let arrive = () => {};
    const { load } = page.sheet;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    page.store.set(walletSlotsAtom, {
      payPal: async (wallet) => {
        await arrived;
        return load(wallet);
      },
    });
    await pressPayPal();
    expect(await button("Loading PayPal")).toHaveAttribute("aria-disabled", "true");
    arrive();
    await userEvent.click(await button("Pay with PayPal"));
    expect(page.sheet.requests).toHaveLength(1);
  });

  it("tells a blocked script at the option, and the card is chosen again", async () => {
    const page = await open();
    page.store.set(walletSlotsAtom, { payPal: () => Promise.reject(Error("blocked")) });
    await userEvent.click(payPalOption());
    expect(await refusal()).toHaveTextContent(/^PayPal could not be loaded/);
    expect(card()).toBeChecked();
    expect(page.callsTo("logpaypalerror")).toHaveLength(1);
    expect(screen.getByLabelText(/^Card Number/)).toBeVisible();
  });

  it.each<[WalletResult, RegExp, string[]]>([
    [{ kind: "cancelled" }, /^PayPal was closed before you confirmed\. Nothing was charged\./, []],
    [{ kind: "timedOut" }, /^PayPal did not answer in time\. Nothing was charged\./, ["The sheet timed out"]],
    [{ kind: "failed", message: "Broken." }, /^PayPal could not confirm the payment\./, ["Broken."]],
  ])("leaves the card chosen after %j, and logs errors alone [CALL-081] (AMB-281)", async (result, text, messages) => {
    const page = await open();
    await userEvent.type(screen.getByLabelText(/^Card Number/), visaNumber);
    await pressPayPal();
    page.sheet.answer(result);
    expect(await refusal()).toHaveTextContent(text);
    expect(card()).toBeChecked();
    expect(card()).toHaveFocus();
    expect(screen.getByLabelText(/^Card Number/)).toHaveValue("4111 1111 1111 1111");
    const basketId = page.store.get(checkoutAtom)?.basketId;
    expect(bodyOf(page, "logpaypalerror")).toEqual(messages.map((message) => ({ message, basketId })));
    expect(page.callsTo("savepaypalpayment")).toEqual([]);
  });

  it("tells the service's refusal at the option (AMB-281) [CALL-080]", async () => {
    const page = await open();
    await pressPayPal();
    page.sheet.answer({ ...approved, nonce: "made-up" });
    expect(await refusal()).toHaveTextContent("Your wallet did not confirm the payment. Nothing was charged.");
    expect(card()).toBeChecked();
  });

  it("reads the state again when the reply is lost, before it says anything", async () => {
    let isLost = true;
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (isLost && path.includes("savepaypalpayment")) throw new TypeError("Failed to fetch");
        return answer;
      },
    });
    await pressPayPal();
    page.sheet.answer(approved);
    expect(await screen.findByText("PayPal, payer@example.com")).toBeVisible();
    isLost = false;
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says so when the call never arrived", async () => {
    const page = await open({
      wire: (path, send) =>
        path.includes("savepaypalpayment") ? Promise.reject(new TypeError("Failed to fetch")) : send(),
    });
    await pressPayPal();
    page.sheet.answer(approved);
    expect(await refusal()).toHaveTextContent("We lost the connection before PayPal was applied.");
    expect(card()).toBeChecked();
    expect(card()).toHaveFocus();
  });
});

describe("an approval that is on its way", () => {
  /** PayPal is approved, and its save has not reached the service; a card is typed. */
  async function openSaving(name = "savepaypalpayment") {
    const line = hold(name);
    const page = await open({ wire: line.wire });
    await userEvent.type(screen.getByLabelText(/^Card Number/), visaNumber);
    await userEvent.type(screen.getByLabelText(/^Expiration Date/), "1229");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
    await pressPayPal();
    page.sheet.answer({ ...approved, billingContact: contact });
    await button("Applying PayPal");
    return { ...page, line };
  }
  const paidBy = async ({ shopper }: Awaited<ReturnType<typeof open>>) => {
    const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
    return body.checkout?.paymentData;
  };

  it("keeps its option, and the typed card, until it has arrived (AMB-281)", async () => {
    const page = await openSaving();
    expect(card()).toBeDisabled();
    await userEvent.click(card());
    expect(payPalOption()).toBeChecked();
    page.line.release();
    await screen.findByText("PayPal, payer@example.com");
    expect(card()).toBeEnabled();
    await userEvent.click(card());
    expect(screen.getByLabelText(/^Card Number/)).toHaveValue("4111 1111 1111 1111");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    const { payPalData, creditCardData } = (await paidBy(page)) ?? {};
    expect([payPalData?.isApplied, creditCardData?.cardOneInfo?.lastFour]).toEqual([false, "1111"]);
  });

  it("is waited for by Next, which then goes on with the wallet and its address (AMB-281)", async () => {
    const page = await openSaving();
    await userEvent.click(next());
    expect(page.callsTo("moveToReviewPage")).toEqual([]);
    page.line.release();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("SavePayment")).toEqual([]);
    expect(page.callsTo("saveBillingAddress")).toEqual([]);
    expect((await paidBy(page))?.payPalData.isApplied).toBe(true);
  });

  it("is waited for by Next, which stays if it was refused", async () => {
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (path.includes("savepaypalpayment")) await arrival;
        return answer;
      },
    });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await pressPayPal();
    page.sheet.answer({ ...approved, nonce: "made-up" });
    await button("Applying PayPal");
    await userEvent.click(next());
    arrive();
    expect(await refusal()).toHaveTextContent("Your wallet did not confirm the payment. Nothing was charged.");
    expect(card()).toBeChecked();
    await waitFor(() => expect(next()).not.toHaveAttribute("aria-disabled", "true"));
    expect(page.onGo).not.toHaveBeenCalled();
    expect(page.callsTo("SavePayment")).toEqual([]);
  });

  it("keeps its option on a step that was left and is shown again", async () => {
    const page = await openSaving();
    cleanup();
    page.show(page.step);
    await button("Applying PayPal");
    expect(card()).toBeDisabled();
    page.line.release();
    await screen.findByText("PayPal, payer@example.com");
    expect(await screen.findByDisplayValue("5 Oak St")).toBeVisible();
    expect(card()).toBeEnabled();
  });

  it("is waited for by a review that was opened meanwhile, which then shows it", async () => {
    const page = await openSaving();
    cleanup();
    page.show(<ReviewStep {...page.navigation} />);
    const place = await button("Applying PayPal");
    await userEvent.click(place);
    expect(page.callsTo("placeOrder")).toEqual([]);
    page.line.release();
    await waitFor(() => expect(screen.getByRole("region", { name: "Payment" })).toHaveTextContent("PayPal, payer@"));
    expect(await button("Place Order")).not.toHaveAttribute("aria-disabled", "true");
  });

  it("is given up when the line is silent, and the card is chosen again", async () => {
    const silence = new AbortController();
    const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(new AbortController().signal);
    patience.mockReturnValueOnce(silence.signal);
    const page = await openSaving();
    await userEvent.click(next());
    silence.abort();
    expect(await refusal()).toHaveTextContent("We lost the connection before PayPal was applied.");
    patience.mockRestore();
    expect(card()).toBeChecked();
    expect(card()).toBeEnabled();
    expect(screen.getByLabelText(/^Card Number/)).toHaveValue("4111 1111 1111 1111");
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("pays no order of a second tab that shows a card", async () => {
    const page = await openSaving();
    await page.bring.toPaid();
    await page.refresh(<ReviewStep {...page.navigation} />);
    page.line.release();
    await waitFor(async () => expect((await paidBy(page))?.payPalData.isApplied).toBe(true));
    await userEvent.click(screen.getByRole("button", { name: "Place Order" }));
    expect(await screen.findByText("Your order has changed")).toBeVisible();
    expect(screen.getByRole("region", { name: "Payment" })).toHaveTextContent("PayPal, payer@example.com");
    expect(page.onGo).not.toHaveBeenCalled();
  });
});

describe("an applied wallet", () => {
  const applyPayPal = async ({ shopper, store }: ReturnType<typeof openShopper>) => {
    const request = { nonce: "fake-valid-nonce", deviceData: "" };
    store.set(receiveCheckoutAtom, (await shopper.call(walletOperations.savePayPalPayment, request)).body.checkout);
  };

  it("is removed, and a card pays (AMB-281)", async () => {
    const page = await open({ before: applyPayPal });
    expect(payPalOption()).toBeChecked();
    await userEvent.click(await button("Remove PayPal"));
    await waitFor(() => expect(card()).toHaveFocus());
    expect(card()).toBeChecked();
    expect(page.callsTo("removeWallet")).toHaveLength(1);
    expect(page.store.get(checkoutAtom)?.paymentData.payPalData.isApplied).toBe(false);
    await userEvent.type(screen.getByLabelText(/^Card Number/), visaNumber);
    await userEvent.type(screen.getByLabelText(/^Expiration Date/), "1229");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
  });

  it("is there after a refresh and in a second tab", async () => {
    const page = await open({ before: applyPayPal });
    await page.refresh(page.step);
    expect(payPalOption()).toBeChecked();
    expect(await screen.findByText("PayPal, payer@example.com")).toBeVisible();
  });

  it("has to be asked again after the total has grown (AMB-316)", async () => {
    const page = await open({
      async before(opened) {
        await opened.shopper.call(tenderOperations.applyGiftCardTender, { number: "6199100020003017", pin: "4471" });
        await applyPayPal(opened);
        const reference = opened.store.get(checkoutAtom)?.paymentData.tenderCodesData.giftCards[0]?.reference ?? "";
        await opened.shopper.call(tenderOperations.removeGiftCardTender, { number: reference });
        const { body } = await opened.shopper.call(checkoutOperations.refreshCheckout, {});
        opened.store.set(receiveCheckoutAtom, body.checkout);
      },
    });
    expect(await screen.findByText(/^Your order has changed, or some time has passed/)).toBeVisible();
    await userEvent.click(next());
    expect(
      await screen.findByText("Please confirm with PayPal or Venmo first, or choose another way to pay."),
    ).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
    await userEvent.click(await button("Pay with PayPal"));
    page.sheet.answer(approved);
    await waitFor(() => expect(screen.queryByText(/^Your order has changed/)).toBeNull());
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
  });

  it("is asked again at once if the total grew while its sheet was open (AMB-316)", async () => {
    const page = await open();
    const asked = page.store.get(checkoutAtom)?.orderSummary.amountDue;
    await pressPayPal();
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    await page.shopper.call(cartOperations.updateItem, { id: body.cartData?.lineItems[0]?.id ?? "", quantity: 2 });
    page.sheet.answer(approved);
    expect(await screen.findByText(/^Your order has changed, or some time has passed/)).toBeVisible();
    await userEvent.click(await button("Pay with PayPal"));
    const [first, second] = page.sheet.requests.map(({ amountCents }) => amountCents);
    expect(first).toBe(asked);
    expect(second).toBeGreaterThan(first ?? 0);
    page.sheet.answer(approved);
    await waitFor(() => expect(screen.queryByText(/^Your order has changed/)).toBeNull());
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
  });

  it("that is still applied after a failed order is what the page without the service's message speaks of", async () => {
    const page = await open({ before: applyPayPal });
    cleanup();
    page.show(<PaymentStep paymentErrorId="authorizationError" {...page.navigation} />);
    expect(document.getElementById("header_payment")).toHaveTextContent(
      "The payment with PayPal did not go through, and nothing was charged. Please place your order again, or pay another way.",
    );
  });

  it("is asked for before the step is left", async () => {
    const page = await open();
    await userEvent.click(payPalOption());
    await button("Pay with PayPal");
    await userEvent.click(next());
    expect(
      await screen.findByText("Please confirm with PayPal or Venmo first, or choose another way to pay."),
    ).toBeVisible();
    expect(await button("Pay with PayPal")).toHaveFocus();
    expect(page.onGo).not.toHaveBeenCalled();
  });
});

describe("reward certificates, which a wallet cannot carry", () => {
  async function openWithCertificate() {
    const page = await open({
      who: "nell",
      async before({ shopper, store }) {
        await shopper.call(tenderOperations.applyRewardCertificate, {
          certificateNumber: "account-nell-certificate-1",
          cardOneData: null,
          accountCardOneData: { id: "account-nell-card-2" },
        });
        store.set(receiveCheckoutAtom, (await shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout);
      },
    });
    expect(page.store.get(checkoutAtom)?.orderSummary.rewardsTotal).toBeGreaterThan(0);
    await userEvent.click(payPalOption());
    return { ...page, dialog: await screen.findByRole("alertdialog", { name: "Are you sure?" }) };
  }

  it("stay with the card after Cancel [POP-12] (AMB-053)", async () => {
    const page = await openWithCertificate();
    await userEvent.click(within(page.dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(card()).toBeChecked();
    expect(page.callsTo("RemoveCertificates")).toEqual([]);
    expect(page.sheet.load).not.toHaveBeenCalled();
  });

  it("are removed by Continue, and the wallet is chosen [POP-12] (AMB-053)", async () => {
    const page = await openWithCertificate();
    await userEvent.click(within(page.dialog).getByRole("button", { name: "Continue" }));
    await userEvent.click(await button("Pay with PayPal"));
    expect(page.callsTo("RemoveCertificates")).toHaveLength(1);
    expect(page.store.get(checkoutAtom)?.orderSummary.rewardsTotal).toBe(0);
    page.sheet.answer(approved);
    expect(await screen.findByText(/^PayPal, /)).toBeVisible();
  });
});

describe("Apple Pay", () => {
  const applePayOption = () => radio("apple-pay-option");

  it("is selected with Next, and removed by its own call [CALL-087] [CALL-088] [TEND-07]", async () => {
    const page = await open();
    await userEvent.click(applePayOption());
    await screen.findByText(/you then confirm with Apple Pay after/);
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
    expect(page.callsTo("applyApplePayPayment")).toHaveLength(1);
    expect(page.store.get(checkoutAtom)?.paymentData.alternativePaymentsData.applied).toBe("applePay");
    await page.refresh(page.step);
    await userEvent.click(await button("Remove Apple Pay"));
    await waitFor(() => expect(card()).toBeChecked());
    expect(page.callsTo("removeApplePayPayment")).toHaveLength(1);
    expect(page.callsTo("removeWallet")).toEqual([]);
  });

  it("is refused by false: the card is chosen again, with the reason at the option [CALL-087] [TEND-07]", async () => {
    const page = await open({
      wire: (path, send) => (path.includes("applyApplePayPayment") ? Promise.resolve(Response.json(false)) : send()),
    });
    await userEvent.click(applePayOption());
    await screen.findByText(/you then confirm with Apple Pay/);
    await userEvent.click(next());
    const option = within(applePayOption().parentElement as HTMLElement);
    expect(await option.findByRole("alert")).toHaveTextContent("Apple Pay cannot be used for this order.");
    expect(card()).toBeChecked();
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("stays when false says that it is not removed [CALL-088]", async () => {
    await open({
      async before({ shopper, store }) {
        await shopper.call(walletOperations.applyApplePayPayment, {});
        store.set(receiveCheckoutAtom, (await shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout);
      },
      wire: (path, send) => (path.includes("removeApplePayPayment") ? Promise.resolve(Response.json(false)) : send()),
    });
    await userEvent.click(await button("Remove Apple Pay"));
    expect(await screen.findByText("Apple Pay could not be removed. Please try again.")).toBeVisible();
    expect(applePayOption()).toBeChecked();
  });
});
