import type { AppliedCard } from "@store/contract/payment";
import { modelWith, visa } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { type Answers, openShop } from "../../app/server/open-shop.fixture.ts";
import type { PageRow } from "../../app/server/storefront.fixture.ts";
import * as checkoutSteps from "./checkout-steps.route.tsx";
import * as orderStatus from "./order-status.route.tsx";
import * as payment from "./payment-and-billing.route.tsx";
import * as review from "./review.route.tsx";
import * as shipping from "./shipping.route.tsx";
import * as delivery from "./shipping-and-gift-options.route.tsx";

const shippingPath = "/checkout/shipping";
const paymentPath = "/checkout/paymentandbilling";

const attemptPath = "/ReactCheckout/GetOrderAttempt";
const tokenPath = "/account/reset-password/GetRequestVerificationToken";

const pages: readonly PageRow[] = [
  ["checkout-steps", undefined, checkoutSteps],
  ["shipping", "checkout/shipping", shipping, "checkout-steps"],
  ["delivery", "checkout/shippingandgiftoptions", delivery, "checkout-steps"],
  ["payment", "checkout/paymentandbilling", payment, "checkout-steps"],
  ["review", "checkout/review", review, "checkout-steps"],
  ["order-status", "checkout/order-status", orderStatus],
];

const covered = modelWith({ card: null, isPaymentNeeded: false });
const unpaid = modelWith({ card: null });
const withCard = (change: Partial<AppliedCard>) => modelWith({ card: { ...visa, ...change } });
const done = { isSuccess: true, message: "" };

/** A document, and the text of its main element. */
const split = (document: string) => ({ document, text: document.match(/<main.*<\/main>/s)?.[0] ?? "" });

/** A store in which every call of a step succeeds by default. */
function openSteps(replies: Answers = {}, checkout = covered) {
  const answers = {
    [tokenPath]: { requestToken: "token-1", headerMessage: "" },
    "/ReactCheckout/RefreshCheckout": { ...done, checkout },
    "/ReactCheckout/ValidateCart": { ...done, errorType: 0, unavailableItems: [] },
    "/ReactCheckout/ValidateAddress": { ...done, isValid: true, suggestions: [] },
    "/ReactCheckout/SaveShippingAddress": done,
    "/ReactCheckout/MoveToShippingAndGiftOptions": done,
    [attemptPath]: { ...done, status: "none" },
    ...replies,
  };
  const { ask, sent } = openShop({ pages, answers });
  async function read(path: string, fields?: object) {
    sent.length = 0;
    const { html, ...answer } = await ask(path, fields);
    const calls = sent.flatMap((call) => call.path.match(/^\/ReactCheckout\/(\w+)/)?.[1] ?? []);
    return { ...answer, ...split(html), calls };
  }
  return { read, submit: (path: string, fields: object) => read(path, { ...fields, nonce: "nonce-1" }) };
}

const address = {
  "shipping.firstName": "Rosa",
  "shipping.lastName": "Lind",
  "shipping.address1": "12 Oak Ave",
  "shipping.city": "Chicago",
  "shipping.state": "IL",
  "shipping.postalCode": "60614",
  "shipping.dayPhone": "312-234-5678",
  "shipping.emailAddress": "rosa@example.com",
};

describe("the form of a step", () => {
  it("is posted to its own page with the token and a nonce of this document", async () => {
    const { read } = openSteps();
    const { text } = await read(shippingPath);
    expect(text).toMatch(/<form[^>]* action="\/checkout\/shipping" method="post"/);
    expect(text).toContain('name="__RequestVerificationToken" value="token-1"');
    const nonces = [text, (await read(shippingPath)).text].map(
      (page) => page.match(/name="nonce" value="([^"]+)"/)?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it("redirects with 303 after it was saved [CHK-13]", async () => {
    const { status, location, calls } = await openSteps().submit(shippingPath, address);
    expect([status, location]).toEqual([303, "/checkout/shippingandgiftoptions"]);
    expect(calls.filter((call) => call !== "RefreshCheckout")).toEqual([
      "ValidateCart",
      "ValidateAddress",
      "SaveShippingAddress",
      "MoveToShippingAndGiftOptions",
    ]);
  });

  it("is rendered again with its errors in page and title and with the input, and saves nothing", async () => {
    const fields = { ...address, "shipping.postalCode": "606" };
    const { status, text, document, calls } = await openSteps().submit(shippingPath, fields);
    expect(status).toBe(422);
    expect(text).toContain("606 is not a valid ZIP Code.");
    expect(document).toMatch(/<title>Error: Shipping[^<]*<\/title>/);
    expect(text).toMatch(/<input[^>]*name="shipping.city"[^>]*value="Chicago"/);
    expect(calls).not.toContain("SaveShippingAddress");
  });

  it("names the items that block it, with a link to the cart [CHK-19]", async () => {
    const item = { sku: "100801", title: "Fieldstone Rug", imagePath: "/pictures/rug-800.webp", currentPrice: 100 };
    const unavailable = { ...item, quantity: 1, availabilityMessage: "No longer available", isCustomNla: false };
    const validation = { isSuccess: false, errorType: 3, unavailableItems: [unavailable] };
    const { status, text } = await openSteps({ "/ReactCheckout/ValidateCart": validation }).submit(
      shippingPath,
      address,
    );
    expect(status).toBe(422);
    expect(text).toMatch(/role="alert"[^>]*>.*Fieldstone Rug.*No longer available.*href="\/checkout\/cart"/);
  });

  it.each([
    ["the order that its basket became elsewhere", { redirectUrl: "/checkout/confirmation?orderId=1" }],
    ["the cart, where its basket is empty", { redirectUrl: undefined }],
  ])("redirects to %s [CHK-18]", async (_, more) => {
    const validation = { isSuccess: false, errorType: 8, unavailableItems: [], ...more };
    const { status, location } = await openSteps({ "/ReactCheckout/ValidateCart": validation }).submit(
      shippingPath,
      address,
    );
    expect([status, location]).toEqual([303, more.redirectUrl ?? "/checkout/cart"]);
  });

  it("offers the known spellings, and saves the selected one", async () => {
    const suggestions = [{ city: "Chicago", state: "IL", zipCode: "60622" }];
    const { submit } = openSteps({ "/ReactCheckout/ValidateAddress": { ...done, isValid: false, suggestions } });
    const offered = await submit(shippingPath, address);
    expect([offered.status, offered.text.includes("Chicago, IL 60622")]).toEqual([422, true]);
    const choiceFor = offered.text.match(/name="shipping.choiceFor" value="([^"]+)"/)?.[1] ?? "";
    const chosen = { ...address, "shipping.choiceFor": choiceFor, "shipping.addressChoice": "0" };
    expect((await submit(shippingPath, chosen)).status).toBe(303);
  });

  it("of a card is rendered again without any card data", async () => {
    const card = { "card.number": "4111 1111 1111 1112", "card.expiry": "12/29", "card.securityCode": "739" };
    const fields = { ...card, "billing.isSameAsShipping": "on", "billing.city": "Evanston" };
    const { status, text, document } = await openSteps({}, unpaid).submit(paymentPath, fields);
    expect(status).toBe(422);
    expect(text).toContain("The credit card number you entered is not valid.");
    expect(text).toContain("Evanston");
    for (const secret of ["4111 1111", "41111111", "12/29", '"739'])
      expect(document.includes(secret), secret).toBe(false);
  });

  describe("with a promo code that is typed and not applied (AMB-293)", () => {
    const promotions = [{ code: "LAMPS20", description: "20 % off lamps", isCombinable: true }];
    const replies = {
      "/ReactCheckout/VerifyPromoCode": { ...done, promotions, promoErrorMessage: null },
      "/ReactCheckout/ApplyPromoCode": { ...done, isPromotionRemoved: false, promoErrorMessage: null },
    };
    const fields = { "promo.code": "LAMPS20", "card.number": "4111", "billing.isSameAsShipping": "on" };
    const fieldOf = (text: string, name: string) => text.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0];

    it("holds it in the form of the step, before whose buttons is one that Enter presses", async () => {
      const { text } = await openSteps({}, unpaid).read(paymentPath);
      const [step = ""] = text.match(/<form[^>]*aria-label="Payment".*?<\/form>/s) ?? [];
      for (const name of ["promo.code", "giftCard.number", "giftCard.pin", "tenderCode.code"]) {
        expect(fieldOf(step, name)).toBeDefined();
        expect(fieldOf(step, name)).not.toContain(" form=");
      }
      const [first = ""] = step.match(/<button[^>]*type="submit"[^>]*>/) ?? [];
      expect(first).toContain("hidden");
      expect(first).toContain('name="enter"');
    });

    it("applies it, and shows its field empty beside the error of the card", async () => {
      const { status, text, calls } = await openSteps(replies, unpaid).submit(paymentPath, fields);
      expect(status).toBe(422);
      expect(calls).toContain("ApplyPromoCode");
      expect(text).toContain("The credit card number you entered is not valid.");
      expect(fieldOf(text, "promo.code")).toContain('value=""');
    });

    it("shows the reason at its field where it is refused, with the section open and the input", async () => {
      const refused = { isSuccess: false, promotions: [], promoErrorMessage: "We do not know this promo code." };
      const shop = openSteps({ ...replies, "/ReactCheckout/VerifyPromoCode": refused }, unpaid);
      const { status, text, calls } = await shop.submit(paymentPath, fields);
      expect(status).toBe(422);
      expect(text).toContain("We do not know this promo code.");
      expect(text).toMatch(/<details[^>]*id="tender-promo"[^>]*open=""/);
      expect(fieldOf(text, "promo.code")).toContain('value="LAMPS20"');
      expect(calls).not.toContain("SavePayment");
    });
  });

  it.each([
    [
      "the wrong code, where it is asked for alone",
      true,
      "The security code of your Visa ending in 1111 is not right, and nothing was charged. Please enter it again, or use another card.",
    ],
    [
      "a payment that failed otherwise",
      false,
      "Your payment could not be authorized. Please check your card or use another one.",
    ],
  ])("of a declined card shows the error: %s [CHK-05] (AMB-209)", async (_, verifyCreditCard, words) => {
    const { text } = await openSteps({}, withCard({ verifyCreditCard })).read(
      `${paymentPath}?paymentErrorId=authorizationError`,
    );
    expect(text.match(/id="header_payment".*?<\/div>/s)?.[0]).toContain(words);
  });

  describe("of the store's credit card", () => {
    const offer = { termsHtml: "<p>12 equal monthly payments.</p>" };
    const saved = { ...done, creditCardData: withCard({}).paymentData.creditCardData, showOfferPopup: true, offer };
    const chosen = { "billing.isSameAsShipping": "on", "card.offer": "2" };
    const shopWith = (replies: Answers) =>
      openSteps(
        { "/ReactCheckout/SavePayment": saved, "/ReactCheckout/MoveToReviewPage": done, ...replies },
        withCard({ type: "PLCCSynchrony" }),
      );

    it("is rendered again with its offer and without the fields of a new card [PAY-23] [PAY-24]", async () => {
      const card = { "card.number": "9002 0000 0000 0009", "billing.isSameAsShipping": "on" };
      const { status, text, calls } = await shopWith({}).submit(paymentPath, card);
      expect(status).toBe(422);
      expect(text).toMatch(/Please select an offer.*Earn rewards on this purchase.*12 equal monthly payments\./s);
      expect(text).toMatch(/<input[^>]*name="card.offer"[^>]*checked=""[^>]*value="1"|value="1"[^>]*checked=""/);
      expect(text).not.toContain('name="card.number"');
      expect(calls).not.toContain("MoveToReviewPage");
    });

    it("goes on past an offer that cannot be made [PAY-26]", async () => {
      const none = { ...saved, offer: { ...offer, errorMessage: "No offer today." } };
      const shop = shopWith({ "/ReactCheckout/SavePayment": none });
      const card = { "card.number": "9002 0000 0000 0009", "billing.isSameAsShipping": "on" };
      const { text } = await shop.submit(paymentPath, card);
      expect(text).toMatch(/No offer today\..*<input type="hidden" name="card.offer" value=""/s);
      const { status, location } = await shop.submit(paymentPath, { ...chosen, "card.offer": "" });
      expect([status, location]).toEqual([303, "/checkout/review"]);
    });

    it("leads to the review with the chosen offer, and stays when it cannot be saved [PAY-25] [PAY-26]", async () => {
      const moved = await shopWith({ "/ReactCheckout/SavePlccOfferSelection": done }).submit(paymentPath, chosen);
      expect([moved.status, moved.location]).toEqual([303, "/checkout/review"]);
      const refused = { isSuccess: false, message: "No offer waits for an answer." };
      const kept = await shopWith({ "/ReactCheckout/SavePlccOfferSelection": refused }).submit(paymentPath, chosen);
      expect([kept.status, kept.text.includes(refused.message)]).toEqual([422, true]);
      expect(kept.calls).not.toContain("MoveToReviewPage");
    });
  });

  it("shows the billing fields to a page without scripts while the box is checked", async () => {
    const { text } = await openSteps({}, unpaid).read(paymentPath);
    expect(text).toMatch(/data-without-scripts[^>]*>.*name="billing.city"/);
  });
});

describe("the forms of several recipients", () => {
  const [first] = covered.shippingOptions.recipients;
  if (!first?.address) throw new Error("The sample has a recipient.");
  const second = { ...first, id: "recipient-2", address: { ...first.address, firstName: "Ana", city: "Denver" } };
  const shared = { ...covered, shippingOptions: { recipients: [first, second] } };
  const one = "/checkout/shipping?recipient=recipient-2";

  it("are on the page without scripts: a list that removes, and a form for each that changes [SHIP-19]", async () => {
    const { read } = openSteps({}, shared);
    const list = (await read(shippingPath)).text;
    expect(list).toMatch(/For Maya Okafor in Chicago.*For Ana Okafor in Denver/s);
    expect(list).toMatch(/action="\/checkout\/shipping\?several"/);
    expect(list).toMatch(/<button value="removeRecipient:recipient-2"[^>]*name="intent"/);
    expect(list).toContain(`href="${one}"`);
    const { text } = await read(one);
    expect(text).toMatch(/action="\/checkout\/shipping\?recipient=recipient-2"/);
    expect(text).toMatch(/<input[^>]*name="shipping.city"[^>]*value="Denver"/);
    expect(text).toMatch(/<button [^>]*value="send:recipient:recipient-2"[^>]*name="intent"/);
  });

  it("lead back to the list with 303, or are rendered again with the errors and the input", async () => {
    const { submit } = openSteps({}, shared);
    const intent = "send:recipient:recipient-2";
    const changed = await submit(one, { ...address, "shipping.addressId": "new", intent });
    expect([changed.status, changed.location]).toEqual([303, "/checkout/shipping?several"]);
    expect(changed.calls).toContain("SaveShippingAddress");
    const refused = await submit(one, {
      ...address,
      "shipping.postalCode": "606",
      "shipping.addressId": "new",
      intent,
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("606 is not a valid ZIP Code.");
    expect(refused.text).toMatch(/<input[^>]*name="shipping.firstName"[^>]*value="Rosa"/);
    expect(refused.calls).not.toContain("SaveShippingAddress");
  });
});

it("a removed recipient returns by a form of the page without scripts", async () => {
  const removedRecipient = { id: "recipient-2", firstName: "Ana", lastName: "Ruiz", city: "Denver" };
  const shop = openSteps({ "/ReactCheckout/RestoreRecipient": done }, { ...covered, removedRecipient });
  const { text } = await shop.read(`${shippingPath}?several`);
  const [undo = ""] = text.match(/<form[^>]*data-part="undo-notice".*?<\/form>/s) ?? [];
  expect(undo).toMatch(/ action="\/checkout\/shipping\?several".*Ana Ruiz in Denver was removed\./s);
  expect(undo).toMatch(/<button [^>]*value="restoreRecipient:recipient-2"[^>]*name="intent"/);
  const intent = "restoreRecipient:recipient-2";
  const { status, location, calls } = await shop.submit(shippingPath, { intent });
  expect([status, location]).toEqual([303, "/checkout/shipping?several"]);
  expect(calls).toContain("RestoreRecipient");
});

describe("the form of a gift", () => {
  const deliveryPath = "/checkout/shippingandgiftoptions";
  const gift = { "delivery.isGift.recipient-1": "on", "delivery.message.recipient-1": "With love,\r\nMaya" };

  it("is saved by the button that sends an item elsewhere, which leads there with 303", async () => {
    const shop = openSteps({ "/ReactCheckout/SaveShippingAndGiftOptions": done });
    const { status, location, calls } = await shop.submit(deliveryPath, { ...gift, intent: "leave:item:line-1" });
    expect([status, location]).toEqual([303, `${deliveryPath}?item=line-1`]);
    expect(calls.filter((call) => call !== "RefreshCheckout")).toEqual(["SaveShippingAndGiftOptions"]);
  });

  it("is saved with the step, its message line by line [GIFT-03]", async () => {
    const shop = openSteps({
      "/ReactCheckout/SaveShippingAndGiftOptions": done,
      "/ReactCheckout/MoveToPaymentPage": done,
    });
    const { status, location, calls } = await shop.submit(deliveryPath, gift);
    expect([status, location]).toEqual([303, paymentPath]);
    expect(calls.filter((call) => call !== "RefreshCheckout")).toEqual([
      "ValidateCart",
      "SaveShippingAndGiftOptions",
      "MoveToPaymentPage",
    ]);
  });

  it("is rendered again if the message is too long, with the error and the input [GIFT-02]", async () => {
    const fields = { ...gift, "delivery.message.recipient-1": "x".repeat(241) };
    const { status, text, calls } = await openSteps().submit(deliveryPath, fields);
    expect([status, text.includes("x".repeat(241))]).toEqual([422, true]);
    expect(text).toContain("Please shorten your gift message to 240 characters.");
    expect(text).toMatch(/<input type="checkbox" name="delivery.isGift.recipient-1" checked=""/);
    expect(calls).not.toContain("SaveShippingAndGiftOptions");
  });
});

describe("the form of an order", () => {
  const fields = { basketId: "basket-1", quote: JSON.stringify({ quotedTotal: 14_222, version: 1 }) };
  const send = (placeOrder: object) =>
    openSteps({ "/ReactCheckout/PlaceOrder": { ...done, redirectUrl: null, ...placeOrder } }).submit(
      "/checkout/review",
      fields,
    );

  it.each<[string, object, string]>([
    ["its confirmation", { redirectUrl: "/checkout/confirmation?orderId=1" }, "/checkout/confirmation?orderId=1"],
    [
      "the payment step when its card is declined [CHK-05]",
      { isSuccess: false, message: "AuthorizationFailure" },
      "/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment",
    ],
    [
      "its status while nobody knows what became of it",
      { isSuccess: false, errorCode: "Confirming", attemptKey: "key-2" },
      "/checkout/order-status?key=key-2",
    ],
    ["the cart, not to a place that nobody allows", { redirectUrl: "https://evil.example/" }, "/checkout/cart"],
  ])("leads to %s", async (_, reply, expected) => {
    const { status, location } = await send(reply);
    expect([status, location]).toEqual([303, expected]);
  });

  it("shows what has changed before anything is charged", async () => {
    const changed = { isSuccess: false, errorCode: "BasketChanged", message: "It arrives on other days now." };
    const { status, text } = await send(changed);
    expect([status, text.includes("It arrives on other days now.")]).toEqual([422, true]);
  });

  it("is polled by a page that refreshes itself, less and less often, until it has ended", async () => {
    const open = openSteps({ [attemptPath]: { ...done, status: "confirming" } });
    const status = "/checkout/order-status?key=key-2";
    expect((await open.read(status)).document).toMatch(
      /<meta http-equiv="refresh" content="1;url=\?key=key-2&amp;look=1"/i,
    );
    expect((await open.read(`${status}&look=6`)).text).toContain("please do not order again");
    const ended = openSteps({
      [attemptPath]: { ...done, status: "placed", redirectUrl: "/checkout/confirmation?orderId=1" },
    });
    expect(await ended.read(status)).toMatchObject({ status: 303, location: "/checkout/confirmation?orderId=1" });
  });

  it.each<[string, string, Answers]>([
    ["names no order", "", {}],
    ["names what is no key of an order", "?key=a%20b", {}],
    ["names more than any key is long", `?key=${"k".repeat(65)}`, {}],
    ["is opened in a session that is over", "?key=key-2", { [attemptPath]: { isReset: true } }],
    ["is refused a token", "?key=key-2", { [tokenPath]: Response.json({}, { status: 403 }) }],
  ])("is forgotten for the cart by a status page that %s", async (_, query, replies) => {
    const answer = await openSteps(replies).read(`/checkout/order-status${query}`);
    expect(answer).toMatchObject({ status: 303, location: "/checkout/cart" });
  });

  it.each([tokenPath, attemptPath])("is polled again if the service responds with %s", async (path) => {
    const broken = Response.json({}, { status: 503 });
    const { status, document } = await openSteps({ [path]: broken }).read("/checkout/order-status?key=key-2");
    expect(status).toBe(200);
    expect(document).toContain('content="1;url=?key=key-2&amp;look=1"');
  });
});
