import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { walletOperations } from "@store/contract/wallets";
import { describe, expect, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import { settleWalletPage } from "../sandbox/queries/wallet-pages.ts";
import { findCheckout } from "../testing/enter-checkout.ts";
import { createShopper, proceedToReview, type Shopper, typedCard } from "../testing/index.ts";
import { sampleCards } from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const { launchMasterpass } = walletOperations;
const wallets = { US: ["masterpass"], CA: ["masterpass"] } as const;
/** Whether the processor says what was approved on a page. */
let isAmountTold = true;
const shop = await openTestShop({
  wallets,
  wrapPayments: (payments) => ({
    ...payments,
    async tokenizeWallet(payment) {
      const tokenized = await payments.tokenizeWallet(payment);
      return tokenized.ok && !isAmountTold ? { ...tokenized, approvedCents: null } : tokenized;
    },
  }),
});
const step = "/checkout/paymentandbilling";

/** A shopper on the wallet's page, with the path by which it leads back. */
async function leave(shopper?: Shopper) {
  const leaving = shopper ?? (await shop.inCheckout());
  const { body } = await leaving.call(launchMasterpass, {});
  const pageId = new URL(body.redirectUrl).searchParams.get("page") ?? "";
  const page = await shop.database
    .selectFrom("sandbox_wallet_page")
    .selectAll()
    .where("page_id", "=", pageId)
    .executeTakeFirstOrThrow();
  const { origin, pathname, search } = new URL(page.return_url);
  return { shopper: leaving, body, page, origin, path: pathname + search };
}

/** Opens a path as a browser does that comes from another site. */
const open = async (shopper: Shopper, path: string) => {
  const response = await shopper.send(path, { headers: { "sec-fetch-site": "cross-site" } });
  return [response.status, response.headers.get("location")];
};
const appliedOf = async (shopper: Shopper) => (await findCheckout(shopper)).paymentData.alternativePaymentsData.applied;

describe("Masterpass", () => {
  it("opens a page of the processor, which knows the amount and the way back [CALL-082]", async () => {
    const { body, page, origin, path, shopper } = await leave();
    expect(body).toMatchObject({
      isSuccess: true,
      redirectUrl: `https://wallets.example/masterpass?page=${page.page_id}`,
    });
    const { orderSummary } = await findCheckout(shopper);
    expect(page).toMatchObject({ amount_cents: orderSummary.amountDue, currency: "USD", outcome: null });
    expect(origin).toBe("http://localhost:3000");
    expect(path).toMatch(/^\/checkout\/alternativepayments\/return\/masterpass\?state=[\w-]{32}$/);
    const [visit] = await shop.database.selectFrom("wallet_visit").selectAll().execute();
    expect(JSON.stringify(visit)).not.toContain(new URLSearchParams(path.split("?")[1]).get("state"));
  });

  it("is refused for another basket, and while its processor has no page [CALL-082]", async () => {
    const shopper = await shop.inCheckout();
    const foreign = await shopper.call(launchMasterpass, { basketId: "another" });
    expect(foreign.body).toMatchObject({ isSuccess: false, errorCode: "WalletRefused" });
    const { walletPages: _, ...payments } = shop.payments;
    const silent = createShopper(createCommerceService({ ...shop.ports, payments }));
    for (const cookie of shopper.cookies) silent.cookies.set(...cookie);
    silent.token = shopper.token;
    expect((await silent.call(launchMasterpass, {})).body).toMatchObject({ errorCode: "PaymentUnavailable" });
  });

  it("pays what was approved on its page, also when its way back is opened twice", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    const { page, path } = await leave(shopper);
    await settleWalletPage(shop.database, { pageId: page.page_id, outcome: "approve" });
    expect(await open(shopper, `${path}&mpstatus=success&oauth_token=told-by-the-browser`)).toEqual([303, step]);
    expect(await appliedOf(shopper)).toBe("masterpass");
    expect(await open(shopper, path)).toEqual([303, step]);
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    expect((await shopper.call(orderOperations.placeOrder, { adata: "" })).body.isSuccess).toBe(true);
  });

  it("approves what its page asked for, if more is due when it leads back [CALL-082, CALL-077] (AMB-316)", async () => {
    isAmountTold = false;
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    const { page, path } = await leave(shopper);
    await settleWalletPage(shop.database, { pageId: page.page_id, outcome: "approve" });
    const { body } = await shopper.call(cartOperations.getCartJsx, {});
    await shopper.call(cartOperations.updateItem, { id: body.cartData?.lineItems[0]?.id ?? "", quantity: 2 });
    expect(await open(shopper, path)).toEqual([303, step]);
    isAmountTold = true;
    expect((await findCheckout(shopper)).paymentData).toMatchObject({
      alternativePaymentsData: { applied: "masterpass" },
      isWalletApprovalNeeded: true,
    });
    const refused = await shopper.call(orderOperations.placeOrder, { adata: "" });
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: "WalletApprovalNeeded" });
  });

  it.each([
    ["cancelled", `${step}?wallet=cancelled`],
    ["refused", `${step}?wallet=failed`],
    ["unavailable", `${step}?wallet=failed`],
    [null, `${step}?wallet=failed`],
  ] as const)("that ended with %s leads to the payment step, and the card stays", async (outcome, location) => {
    const { shopper, page, path } = await leave();
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa));
    if (outcome) await settleWalletPage(shop.database, { pageId: page.page_id, outcome });
    expect(await open(shopper, path)).toEqual([303, location]);
    expect((await findCheckout(shopper)).paymentData.creditCardData.cardOneInfo).toMatchObject({ lastFour: "1111" });
    expect(await appliedOf(shopper)).toBeNull();
  });

  it("works once, in time, and only for the session that left", async () => {
    const left = await leave();
    await settleWalletPage(shop.database, { pageId: left.page.page_id, outcome: "approve" });
    const other = await shop.inCheckout();
    const failed = [303, `${step}?wallet=failed`];
    expect(await open(other, left.path)).toEqual(failed);
    expect(await appliedOf(other)).toBeNull();
    expect(await open(left.shopper, left.path.replace(/state=.*/, "state=guessed"))).toEqual(failed);
    expect(await open(shop.shopper(), left.path)).toEqual(failed);
    shop.clock.advance(3 * 60 * 60 * 1000);
    expect(await open(left.shopper, left.path)).toEqual(failed);
    expect(await appliedOf(left.shopper)).toBeNull();
  });

  it("leads to a page even when the request is not what the service expects", async () => {
    const { shopper, path } = await leave();
    const failed = [303, `${step}?wallet=failed`];
    for (const wrong of [`${path}&unknown=1`, `${path}&state=twice`, path.replace("masterpass", "paypal")]) {
      expect(await open(shopper, wrong)).toEqual(failed);
    }
    const broken = {
      ...shop.payments,
      walletPages: { open: async () => null, find: () => Promise.reject(new Error()) },
    };
    const breaking = createShopper(createCommerceService({ ...shop.ports, payments: broken }));
    for (const cookie of shopper.cookies) breaking.cookies.set(...cookie);
    expect(await open(breaking, path)).toEqual(failed);
  });
});
