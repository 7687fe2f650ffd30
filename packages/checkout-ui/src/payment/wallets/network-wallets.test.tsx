import { findWalletPage, settleWalletPage } from "@store/commerce-service";
import { walletOperations } from "@store/contract/wallets";
import { checkoutAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type WalletResult, walletSlotsAtom } from "../../wallets/wallet-adapter.ts";
import { PaymentStep } from "../payment-step.tsx";

const networks = ["masterpass", "visaCheckout"] as const;
const service = useService({ wallets: { US: networks, CA: [] } });

const origin = "https://wallets.example";
const site = {
  ...usSite,
  wallets: [
    { kind: "masterpass", name: "Masterpass", origin, opens: "page" },
    { kind: "visaCheckout", name: "Visa Checkout", origin, opens: "frame" },
  ],
} as const;

type Wire = NonNullable<Parameters<typeof openShopper>[1]>["wire"];

/** The payment step of a store with both network wallets; Visa Checkout's sheet answers with `result`. */
async function open({ wire, result = { kind: "cancelled" } }: { wire?: Wire; result?: WalletResult } = {}) {
  const page = openShopper(service(), { site, ...(wire && { wire }) });
  await page.bring.toPayment();
  const adapter = { open: () => ({ result: Promise.resolve(result), close() {} }) };
  page.store.set(walletSlotsAtom, { visaCheckout: async () => adapter });
  const step = <PaymentStep {...page.navigation} />;
  page.show(step);
  const basketId = page.store.get(checkoutAtom)?.basketId;
  const bodies = (name: string) => page.callsTo(name).map(({ body }) => JSON.parse(body));
  return { ...page, step, basketId, bodies };
}
const radio = (name: string) => screen.getByRole("radio", { name });
const button = (name: string) => screen.findByRole("button", { name });
const refusal = (name: string) => within(radio(name).parentElement as HTMLElement).findByRole("alert");

async function press(name: string) {
  await userEvent.click(radio(name));
  await userEvent.click(await button(`Pay with ${name}`));
}

/** A wire that changes the reply of a call. */
const answering =
  (name: string, change: object): Wire =>
  async (path, send) => {
    const answer = await send();
    return path.includes(name) ? Response.json({ ...(await answer.json()), ...change }) : answer;
  };

describe("Masterpass", () => {
  it("is asked for its page once, and the shopper leaves for it [CALL-082]", async () => {
    const page = await open();
    await press("Masterpass");
    await waitFor(() =>
      expect(page.onLeave).toHaveBeenCalledWith(expect.stringMatching(`^${origin}/masterpass\\?page=`)),
    );
    await userEvent.click(await button("Loading Masterpass"));
    expect(page.bodies("launchmasterpass")).toEqual([{ basketId: page.basketId }]);
    expect(page.onLeave).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("pagehide"));
    expect(await button("Pay with Masterpass")).not.toHaveAttribute("aria-disabled");
  });

  it("pays after it was approved on its page, and can be removed [CALL-082] (AMB-319) (AMB-281)", async () => {
    const page = await open();
    await press("Masterpass");
    await waitFor(() => expect(page.onLeave).toHaveBeenCalled());
    const pageId = new URL(page.onLeave.mock.calls[0]?.[0] ?? "").searchParams.get("page") ?? "";
    const visit = await findWalletPage(service().database, pageId);
    await settleWalletPage(service().database, { pageId, outcome: "approve" });
    const state = new URL(visit?.returnUrl ?? "").searchParams.get("state") ?? "";
    await page.shopper.call(walletOperations.returnFromWallet, { wallet: "masterpass", state });
    await page.refresh(page.step);
    expect(radio("Masterpass")).toBeChecked();
    await userEvent.click(await button("Remove Masterpass"));
    await waitFor(() => expect(radio("Credit or debit card")).toBeChecked());
    expect(page.callsTo("removeWallet")).toHaveLength(1);
  });

  it("is not followed to an address that is not its own", async () => {
    const redirectUrl = "https://elsewhere.example/masterpass";
    const page = await open({ wire: answering("launchmasterpass", { redirectUrl }) });
    await press("Masterpass");
    expect(await refusal("Masterpass")).toHaveTextContent(/^Masterpass cannot be used for this order\./);
    expect(page.onLeave).not.toHaveBeenCalled();
    expect(radio("Credit or debit card")).toBeChecked();
  });

  it("says so when its call is lost (AMB-281)", async () => {
    const page = await open({
      wire: (path, send) =>
        path.includes("launchmasterpass") ? Promise.reject(new TypeError("Failed to fetch")) : send(),
    });
    await press("Masterpass");
    expect(await refusal("Masterpass")).toHaveTextContent("Masterpass could not be opened. Nothing was charged.");
    expect(page.onLeave).not.toHaveBeenCalled();
  });
});

describe("Visa Checkout", () => {
  const approved: WalletResult = {
    kind: "approved",
    nonce: "fake-visa-checkout-visa-nonce",
    ...{ deviceData: "device-1", payer: null, billingContact: null, payload: "the approval" },
  };

  it("pays with the call id of its sheet, sent with basket and initiator [CALL-085]", async () => {
    const page = await open({ result: approved });
    await press("Visa Checkout");
    expect(await button("Remove Visa Checkout")).toBeVisible();
    const { basketId } = page;
    const callId = approved.nonce;
    expect(page.bodies("savevisapayment")).toEqual([
      { basketId, paymentInitiator: "payment", callId, quotedDue: 16_219 },
    ]);
  });

  it.each<[WalletResult, RegExp, boolean[]]>([
    [{ kind: "timedOut" }, /^Visa Checkout did not answer in time\. Nothing was charged\./, [true]],
    [{ kind: "failed", message: "Broken." }, /^Visa Checkout could not confirm the payment\./, [false]],
    [{ kind: "cancelled" }, /^Visa Checkout was closed before you confirmed\./, []],
  ])(
    "leaves the card chosen after %j, and logs what failed in three fields [CALL-086]",
    async (result, text, logged) => {
      const page = await open({ result });
      await press("Visa Checkout");
      expect(await refusal("Visa Checkout")).toHaveTextContent(text);
      expect(radio("Credit or debit card")).toBeChecked();
      const fields = { AlternativePaymentInitiator: "payment", BasketId: page.basketId };
      expect(page.bodies("logvisaerror")).toEqual(logged.map((IsTimeout) => ({ IsTimeout, ...fields })));
      expect(page.callsTo("savevisapayment")).toEqual([]);
    },
  );
});

describe("PayPal on a page that is older than the settings of its store", () => {
  it("is refused before its payment is saved, and the card is selected [CALL-083]", async () => {
    const payPal = { kind: "payPal", name: "PayPal", origin, opens: "window" } as const;
    const page = openShopper(service(), { site: { ...site, wallets: [payPal] } });
    await page.bring.toPayment();
    const consent = { nonce: "fake-valid-nonce", deviceData: "device-1", payload: "the approval" };
    const result = Promise.resolve({ kind: "approved", ...consent, payer: null, billingContact: null } as const);
    page.store.set(walletSlotsAtom, { payPal: async () => ({ open: () => ({ result, close() {} }) }) });
    page.show(<PaymentStep {...page.navigation} />);
    await press("PayPal");
    expect(await refusal("PayPal")).toBeVisible();
    expect(radio("Credit or debit card")).toBeChecked();
    expect(page.callsTo("setPayPalPayload")).toHaveLength(1);
    expect(page.callsTo("savepaypalpayment")).toEqual([]);
  });
});
