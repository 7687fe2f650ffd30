import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { walletOperations } from "@store/contract/wallets";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { AuthorizationRequest, Payments, WalletKind, WalletPayment } from "../ports/payments.ts";
import { webRandom } from "../ports/random.ts";
import { toSheetNonce } from "../sandbox/test-inputs.ts";
import { proceedToReview, type Shopper, scriptSandbox } from "../testing/index.ts";
import { orderTests } from "./order-tests.fixture.ts";

const tokenized: WalletPayment[] = [];
const authorized: AuthorizationRequest[] = [];
const recorded = (payments: Payments): Payments => ({
  ...payments,
  tokenizeWallet(payment) {
    tokenized.push(payment);
    return payments.tokenizeWallet(payment);
  },
  authorize(request) {
    authorized.push(request);
    return payments.authorize(request);
  },
});
const fixture = orderTests({ wrapPayments: recorded });
const { place, orders } = fixture;
const hourMs = 60 * 60 * 1000;

const nonceOf = (kind: WalletKind, approvedCents: number) =>
  toSheetNonce({ kind, outcome: "approve", approvedCents }, webRandom);
const approvalNeeded = {
  isSuccess: false,
  errorCode: "WalletApprovalNeeded",
  redirectUrl: "/checkout/paymentandbilling",
};

const quietNonces = { savePayPalPayment: "fake-paypal-one-time-nonce", applyVenmoPayment: "fake-venmo-account-nonce" };

/** A shopper on review whose PayPal approved an amount; by default what is due. */
async function approve(approvedCents?: number) {
  const shopper = fixture.service.shopper();
  const { orderSummary } = await proceedToReview(shopper);
  const nonce = nonceOf("payPal", approvedCents ?? orderSummary.amountDue);
  await shopper.call(walletOperations.savePayPalPayment, { nonce, deviceData: "device of PayPal" });
  return { shopper, due: orderSummary.amountDue, nonce };
}

/** Doubles the lamp, as from another tab. */
async function doubleLine(shopper: Shopper) {
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  const id = body.cartData?.lineItems[0]?.id ?? "";
  await shopper.call(cartOperations.updateItem, { id, quantity: 2 });
}

async function expectNothingHeld() {
  expect(await orders()).toEqual([]);
  expect(await fixture.stock()).toEqual(fixture.stockBefore);
  expect(authorized).toEqual([]);
  expect(await fixture.service.database.selectFrom("order_attempt").select("attempt_id").execute()).toEqual([]);
}

beforeEach(() => {
  tokenized.length = 0;
  authorized.length = 0;
});

describe("a wallet's approval", () => {
  it("of the amount due pays it, and its device data reach the processor with both calls [CALL-077, CALL-080]", async () => {
    const { shopper, due, nonce } = await approve();
    expect((await place(shopper)).body.isSuccess).toBe(true);
    expect(tokenized).toEqual([{ kind: "payPal", nonce, deviceData: "device of PayPal" }]);
    expect(authorized).toMatchObject([{ amountCents: due, deviceData: "device of PayPal" }]);
  });

  it("is asked anew when more is due: nothing is reserved or charged, and the wallet stays applied [CALL-077]", async () => {
    const { shopper } = await approve();
    await doubleLine(shopper);
    const { body } = await place(shopper);
    expect(body).toMatchObject(approvalNeeded);
    expect(body.message).toMatch(/^Your order is \$[\d,.]+ now, which is more than you approved in your wallet\./);
    await expectNothingHeld();
    const { checkout } = (await shopper.call(checkoutOperations.refreshCheckout, {})).body;
    expect(checkout?.paymentData).toMatchObject({ payPalData: { isApplied: true }, isWalletApprovalNeeded: true });
    const nonce = nonceOf("payPal", checkout?.orderSummary.amountDue ?? 0);
    const approved = (await shopper.call(walletOperations.savePayPalPayment, { nonce, deviceData: "" })).body;
    expect(approved.checkout?.paymentData.isWalletApprovalNeeded).toBeUndefined();
    expect((await place(shopper)).body.isSuccess).toBe(true);
  });

  it("is judged after a total that the page did not show [CALL-077]", async () => {
    const { shopper, due } = await approve();
    await doubleLine(shopper);
    expect((await place(shopper, { quotedTotal: due })).body.errorCode).toBe("TotalChanged");
  });

  it("of less than was due is not enough, whatever the page says", async () => {
    const { shopper } = await approve(100);
    expect((await place(shopper)).body).toMatchObject(approvalNeeded);
    await expectNothingHeld();
  });

  it("of more than is due lets only what is due be charged", async () => {
    const { shopper, due } = await approve(9_999_900);
    await doubleLine(shopper);
    expect((await place(shopper)).body).toMatchObject(approvalNeeded);
    const { body } = await shopper.call(cartOperations.getCartJsx, {});
    const id = body.cartData?.lineItems[0]?.id ?? "";
    await shopper.call(cartOperations.updateItem, { id, quantity: 1 });
    expect((await place(shopper)).body.isSuccess).toBe(true);
    expect(authorized.map(({ amountCents }) => amountCents)).toEqual([due]);
  });

  it("holds for three hours, and is then asked anew", async () => {
    const { shopper } = await approve();
    const { clock } = fixture.service;
    clock.set(new Date(clock.now().getTime() + 3 * hourMs + 1));
    const { body } = await place(shopper);
    expect(body).toMatchObject(approvalNeeded);
    expect(body.message).toContain("more than three hours ago");
    await expectNothingHeld();
    clock.set(new Date(clock.now().getTime() - 1));
    expect((await place(shopper)).body.isSuccess).toBe(true);
  });

  it.each(["savePayPalPayment", "applyVenmoPayment"] as const)(
    "is of what its sheet asked for, if more is due by the time it is saved: %s is asked anew [CALL-077]",
    async (name) => {
      const shopper = fixture.service.shopper();
      const { orderSummary } = await proceedToReview(shopper);
      await doubleLine(shopper);
      const consent = { nonce: quietNonces[name], deviceData: "", quotedDue: orderSummary.amountDue };
      const { body } = await (name === "savePayPalPayment"
        ? shopper.call(walletOperations.savePayPalPayment, consent)
        : shopper.call(walletOperations.applyVenmoPayment, { ...consent, username: "@mara" }));
      expect(body).toMatchObject({ isSuccess: true, checkout: { paymentData: { isWalletApprovalNeeded: true } } });
      expect((await place(shopper)).body).toMatchObject(approvalNeeded);
      await expectNothingHeld();
    },
  );

  it("is of no more than is due, whatever the page says that its sheet asked for", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const consent = { nonce: quietNonces.savePayPalPayment, deviceData: "", quotedDue: 9_999_900 };
    await shopper.call(walletOperations.savePayPalPayment, consent);
    await doubleLine(shopper);
    expect((await place(shopper)).body).toMatchObject(approvalNeeded);
  });

  it("is missing from a basket of an earlier version, which is asked", async () => {
    const { shopper } = await approve();
    await sql`update basket set choices = choices #- '{wallet,approvedCents}' #- '{wallet,approvedAt}'`.execute(
      fixture.service.database,
    );
    expect((await place(shopper)).body).toMatchObject(approvalNeeded);
  });
});

describe("Apple Pay's sheet", () => {
  const placeBySheet = (shopper: Shopper, approvedCents: number) =>
    shopper.call(orderOperations.placeApplePayOrder, {
      nonce: nonceOf("applePay", approvedCents),
      deviceData: "device of the sheet",
      adata: "",
    });

  it("that approved less than is due charges and holds nothing, and may be confirmed again [CALL-078]", async () => {
    const shopper = fixture.service.shopper();
    const { orderSummary } = await proceedToReview(shopper);
    expect((await placeBySheet(shopper, orderSummary.amountDue - 1)).body).toMatchObject(approvalNeeded);
    expect(tokenized).toHaveLength(1);
    await expectNothingHeld();
    expect((await placeBySheet(shopper, orderSummary.amountDue)).body.isSuccess).toBe(true);
    expect(authorized).toMatchObject([{ amountCents: orderSummary.amountDue, deviceData: "device of the sheet" }]);
    expect(tokenized[1]).toMatchObject({ kind: "applePay", deviceData: "device of the sheet" });
  });

  it("pays what it asked for, and not what a later press with the same consent finds due [CALL-078]", async () => {
    const shopper = fixture.service.shopper();
    const { orderSummary } = await proceedToReview(shopper);
    const consent = { nonce: "fake-apple-pay-visa-nonce", deviceData: "", adata: "" };
    const press = (quotedDue: number) => shopper.call(orderOperations.placeApplePayOrder, { ...consent, quotedDue });
    await doubleLine(shopper);
    expect((await press(orderSummary.amountDue)).body).toMatchObject(approvalNeeded);
    await expectNothingHeld();
    const { checkout } = (await shopper.call(checkoutOperations.refreshCheckout, {})).body;
    expect((await press(checkout?.orderSummary.amountDue ?? 0)).body.isSuccess).toBe(true);
  });
});

describe("a wallet's payment", () => {
  const paymentOf = async (shopper: Shopper) =>
    (await shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout?.paymentData;
  /** An order whose payment got lost, as the look-ups found. */
  async function loseOrder(shopper: Shopper, submit: () => Promise<{ status: number }>) {
    await scriptSandbox(fixture.service.database, [{ call: "authorize", subject: "*", effect: "timeoutLost" }]);
    expect((await submit()).status).toBe(202);
    fixture.service.clock.advance(1500);
    await fixture.service.recover();
    return fixture.attemptOf(shopper, "first");
  }

  it("that never arrived leaves it applied with its approval: the next order is paid by it, once [CALL-077] (AMB-124)", async () => {
    const { shopper, due } = await approve();
    const attempt = await loseOrder(shopper, () => place(shopper, { idempotencyKey: "first" }));
    expect(attempt).toMatchObject({
      status: "failed",
      message: "AuthorizationFailure",
      paymentErrorHtml:
        "<p>The payment with PayPal did not go through, and nothing was charged. Please place your order again, or pay another way.</p>",
    });
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
    const payment = await paymentOf(shopper);
    expect(payment).toMatchObject({ payPalData: { isApplied: true } });
    expect(payment?.isWalletApprovalNeeded).toBeUndefined();
    expect((await place(shopper)).body.isSuccess).toBe(true);
    expect(tokenized).toHaveLength(1);
    expect(new Set(authorized.map(({ reference }) => reference)).size).toBe(2);
    const charged = await fixture.service.database
      .selectFrom("sandbox_authorization")
      .select(["amount_cents", "state"])
      .where("state", "=", "approved")
      .execute();
    expect(charged).toEqual([{ amount_cents: due, state: "approved" }]);
  });

  it("that never arrived leaves Apple Pay applied, whose sheet opens with the next press [CALL-078] (AMB-124)", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(walletOperations.applyApplePayPayment, {});
    const consent = { nonce: "fake-apple-pay-visa-nonce", deviceData: "", adata: "" };
    const press = (idempotencyKey: string) =>
      shopper.call(orderOperations.placeApplePayOrder, consent, { idempotencyKey });
    const { paymentErrorHtml } = await loseOrder(shopper, () => press("first"));
    expect(paymentErrorHtml).toContain("The payment with Apple Pay did not go through");
    expect(await paymentOf(shopper)).toMatchObject({ alternativePaymentsData: { applied: "applePay" } });
    expect((await press("second")).body.isSuccess).toBe(true);
  });
});
