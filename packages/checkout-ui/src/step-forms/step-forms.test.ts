import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { usSite } from "@store/shopper-state/cart-samples";
import { chicagoAddress, modelWith, visa } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { toAddressKey } from "../address/settle-address.ts";
import { toKnownContact } from "../delivery/pickup-contact.ts";
import { answeringCall, offline } from "../step-work/answering-call.fixture.ts";
import { authorizationErrorPath } from "../steps/resolve-redirect.ts";
import type { StepForm } from "./step-form.ts";
import { submitOrderForm } from "./submit-order-form.ts";
import { submitPaymentForm } from "./submit-payment-form.ts";
import { submitDeliveryForm, submitShippingForm } from "./submit-shipping-form.ts";

type Fields = Readonly<Record<string, string>>;
type Answers = Parameters<typeof answeringCall>[0];

const now = new Date("2026-11-20T12:00:00Z");

/** A form with these fields, and the calls of its submission. */
function fill(fields: Fields, { model = modelWith({}), answers = {} as Answers } = {}) {
  const { call, sent, names } = answeringCall(answers);
  const form: StepForm = {
    call,
    callOnce: call,
    isReplayed: () => false,
    model,
    site: usSite,
    read: (name) => fields[name] ?? null,
  };
  const requestOf = (name: string) => sent.find((one) => one.name === name)?.request;
  return { form, names, requestOf };
}
const fieldsOf = (prefix: string, address: object): Fields =>
  Object.fromEntries(Object.entries(address).map(([name, text]) => [`${prefix}.${name}`, String(text)]));
const shipping = fieldsOf("shipping", { ...chicagoAddress, address1: "12 Oak Ave" });
const sameAsShipping = { "billing.isSameAsShipping": "on" };
const card = { "card.number": "4111 1111 1111 1111", "card.expiry": "12/29", "card.securityCode": "123" };

describe("the form of the shipping step", () => {
  it("sends the normalized address", async () => {
    const { form, requestOf } = fill({ ...shipping, "shipping.postalCode": " 60614-1234 " });
    expect((await submitShippingForm(form)).kind).toBe("moved");
    expect(requestOf("saveShippingAddress")).toMatchObject({ address: { postalCode: "60614", country: "USA" } });
  });

  it("reports errors by field name and sends nothing", async () => {
    const { form, names } = fill({ ...shipping, "shipping.city": "", "shipping.postalCode": "606" });
    expect(await submitShippingForm(form)).toEqual({
      kind: "invalid",
      errors: {
        "shipping.city": "The City field is required.",
        "shipping.postalCode": "606 is not a valid ZIP Code.",
      },
    });
    expect(names()).toEqual([]);
  });

  const suggestions = [{ city: "Chicago", state: "IL", zipCode: "60622" }];
  it.each([
    ["the suggestion that was chosen", "0", "60622"],
    ["the address as it was entered", "asEntered", "60614"],
  ])("saves %s", async (_, choice, postalCode) => {
    const entered = { ...chicagoAddress, address1: "12 Oak Ave" };
    const chosen = { "shipping.addressChoice": choice, "shipping.choiceFor": toAddressKey(entered) };
    const { form, requestOf } = fill({ ...shipping, ...chosen }, { answers: { validateAddress: { suggestions } } });
    expect((await submitShippingForm(form)).kind).toBe("moved");
    expect(requestOf("saveShippingAddress")).toMatchObject({ address: { postalCode } });
  });

  it("offers the options again for an address that was changed in the meantime", async () => {
    const chosen = { "shipping.addressChoice": "asEntered", "shipping.choiceFor": toAddressKey(chicagoAddress) };
    const { form } = fill({ ...shipping, ...chosen }, { answers: { validateAddress: { suggestions } } });
    expect(await submitShippingForm(form)).toMatchObject({ kind: "shown", data: { kind: "addressChoice" } });
  });
});

describe("the form of the shipping and gift options step", () => {
  const fast = { level: 2, label: "Two Day", charge: 1500, estimate: "" } as const;
  const model = modelWith({ shipment: { availableServiceLevels: [{ ...fast, level: 1 }, fast] } });
  const bopsOptions = { isTextSelected: false, pickupContact: null } as never;
  const pickedUp = modelWith({ bopsOptions, shipment: { availableServiceLevels: [{ ...fast, level: 1 }, fast] } });
  /** The fields as the page has them before anybody types. */
  const pickupKnown = fieldsOf("pickup", toKnownContact(pickedUp));

  it.each([
    ["a level that is offered", "2", 2],
    ["none that is not", "3", 1],
  ])("saves %s", async (_, level, serviceLevel) => {
    const { form, requestOf } = fill({ "serviceLevel.recipient-1.shipment-1": level }, { model });
    expect((await submitDeliveryForm(form)).kind).toBe("moved");
    expect(requestOf("saveShippingAndGiftOptions")).toMatchObject({ recipients: [{ shipments: [{ serviceLevel }] }] });
  });

  it.each([
    ["leave:item:line-1", "/checkout/shippingandgiftoptions?item=line-1"],
    ["leave:recipient:pickup-1", "/checkout/shippingandgiftoptions?recipient=pickup-1"],
    ["leave:shipping:", "/checkout/shipping"],
    ["leave:cart:", "/checkout/cart"],
  ])("is saved, and not moved on, by a button that leaves it: %s", async (intent, path) => {
    const fields = { ...pickupKnown, "serviceLevel.recipient-1.shipment-1": "2", intent };
    const { form, names, requestOf } = fill(fields, { model: pickedUp });
    expect(await submitDeliveryForm(form)).toEqual({ kind: "moved", location: path });
    expect(names()).toEqual(["saveShippingAndGiftOptions"]);
    expect(requestOf("saveShippingAndGiftOptions")).toMatchObject({
      recipients: [{ shipments: [{ serviceLevel: 2 }] }],
    });
  });

  it("is not left with a contact that is wrong, nor for a place that it does not know", async () => {
    const half = { ...pickupKnown, "pickup.dayPhone": "12", intent: "leave:item:line-1" };
    expect(await submitDeliveryForm(fill(half, { model: pickedUp }).form)).toMatchObject({ kind: "invalid" });
    const { form, names } = fill({ intent: "leave:https://evil.example/" }, { model: pickedUp });
    expect(await submitDeliveryForm(form)).toMatchObject({ kind: "invalid", problem: expect.any(String) });
    expect(names()).toEqual([]);
  });

  it("requires who picks up", async () => {
    const { form } = fill({ "pickup.firstName": "Maya" }, { model: modelWith({ bopsOptions }) });
    const outcome = await submitDeliveryForm(form);
    expect(Object.keys(outcome.kind === "invalid" ? (outcome.errors ?? {}) : {})).toEqual([
      "pickup.emailAddress",
      "pickup.lastName",
      "pickup.dayPhone",
    ]);
  });
});

describe("the form of the payment step", () => {
  const unpaid = modelWith({ card: null });

  it("sends a new card, and ignores the billing fields while the box is checked", async () => {
    const fields = { ...card, ...sameAsShipping, "billing.city": "Nowhere" };
    const { form, names, requestOf } = fill(fields, { model: unpaid });
    expect((await submitPaymentForm(form, now)).kind).toBe("moved");
    expect(names()).not.toContain("saveBillingAddress");
    expect(requestOf("savePayment")).toMatchObject({ cardOneData: { number: "4111111111111111", lastFour: "1111" } });
  });

  it("validates card and billing address together", async () => {
    const { form, names } = fill({ ...card, "card.expiry": "13/29" }, { model: unpaid });
    const outcome = await submitPaymentForm(form, now);
    expect(outcome).toMatchObject({
      kind: "invalid",
      errors: {
        "card.expiry": "The expiration date you entered is not valid.",
        "billing.city": "The City field is required.",
      },
    });
    expect(names()).toEqual([]);
  });

  it("keeps the applied card unless another is typed", async () => {
    const kept = fill(sameAsShipping);
    expect((await submitPaymentForm(kept.form, now)).kind).toBe("moved");
    expect(kept.names()).toEqual(["validateCart", "moveToReviewPage"]);
    const changed = fill({ ...card, ...sameAsShipping });
    await submitPaymentForm(changed.form, now);
    expect(changed.names()).toContain("savePayment");
  });

  it("refuses a wallet that is not applied, which needs scripts, and charges no card instead (AMB-208)", async () => {
    const fields = { ...card, ...sameAsShipping, "payment.option": "paypal-venmo-pay-option" };
    const { form, names } = fill(fields, { model: unpaid });
    expect(await submitPaymentForm(form, now)).toEqual({
      kind: "invalid",
      problem: "This way to pay needs scripts, which your browser does not run. Please pay by card.",
    });
    expect(names()).toEqual([]);
  });

  it("goes on with the applied wallet, and asks for a card instead of it", async () => {
    const model = modelWith({});
    const payPalData = { isApplied: true, payerEmail: null };
    const paid = { ...model, paymentData: { ...model.paymentData, payPalData } };
    const kept = fill({ ...sameAsShipping, "payment.option": "paypal-venmo-pay-option" }, { model: paid });
    expect((await submitPaymentForm(kept.form, now)).kind).toBe("moved");
    expect(kept.names()).toEqual(["validateCart", "moveToReviewPage"]);
    const changed = fill({ ...sameAsShipping, "payment.option": "credit-debit-card-option" }, { model: paid });
    expect(await submitPaymentForm(changed.form, now)).toEqual({
      kind: "moved",
      location: "/checkout/paymentandbilling?card=new",
    });
    expect(changed.names()).toEqual([]);
  });

  it("sends only the code of a card that requires it", async () => {
    const model = modelWith({ card: { ...visa, verifyCreditCard: true } });
    const answers = { verifyCreditCard: { isVerificationApplied: true } };
    const { form, requestOf } = fill({ ...sameAsShipping, "card.securityCode": "123" }, { model, answers });
    expect((await submitPaymentForm(form, now)).kind).toBe("moved");
    expect(requestOf("verifyCreditCard")).toEqual({ cardData: { cardId: "card-1", cvv: "123" } });
    const short = fill({ ...sameAsShipping, "card.securityCode": "12" }, { model });
    expect(await submitPaymentForm(short.form, now)).toMatchObject({
      errors: { "card.securityCode": "The security code you entered is not valid." },
    });
  });
});

describe("the form of an order", () => {
  const quote = { quotedTotal: 14_222, version: 1, quotedEstimates: ["Arrives December 1"] };
  const fields = { basketId: "basket-1", quote: JSON.stringify(quote) };
  const none = { getOrderAttempt: { status: "none" } };
  const send = (answers: Answers, sentFields: Fields = fields) => {
    const { form, names, requestOf } = fill(sentFields, { answers });
    return { outcome: submitOrderForm({ ...form, names: Object.keys(sentFields), key: "nonce-1" }), names, requestOf };
  };
  const placed = { placeOrder: { redirectUrl: "/checkout/confirmation?orderId=1" } };

  it("is looked up first, then placed as shown", async () => {
    const { outcome, names, requestOf } = send({ ...none, ...placed });
    expect(await outcome).toEqual({ kind: "moved", location: "/checkout/confirmation?orderId=1" });
    expect(names()).toEqual(["getOrderAttempt", "validateCart", "placeOrder"]);
    expect(requestOf("placeOrder")).toEqual({ adata: "", ...quote });
  });

  it.each<[string, object, object]>([
    ["placed", { status: "placed", redirectUrl: "/checkout/confirmation?orderId=1" }, { kind: "moved" }],
    ["running", { status: "inProgress" }, { kind: "shown", data: { kind: "pending", key: "nonce-1" } }],
    [
      "declined",
      { status: "failed", message: "AuthorizationFailure" },
      { kind: "moved", location: "/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment" },
    ],
  ])("places nothing when it was sent before and is %s", async (_, attempt, expected) => {
    const { outcome, names } = send({ getOrderAttempt: attempt });
    expect(await outcome).toMatchObject(expected);
    expect(names().filter((name) => name !== "refreshCheckout")).toEqual(["getOrderAttempt"]);
  });

  it.each([
    ["is reviewed anew where another card was applied since", visa, "/checkout/review"],
    ["tells of the decline while no card is applied", null, authorizationErrorPath],
    [
      "tells of the decline while its card asks for the code",
      { ...visa, verifyCreditCard: true },
      authorizationErrorPath,
    ],
  ])("that was declined before %s [CHK-05]", async (_, appliedCard, url) => {
    const { outcome, names } = send({
      getOrderAttempt: { status: "failed", message: "AuthorizationFailure" },
      refreshCheckout: { checkout: { ...modelWith({ card: appliedCard }), reachedStep: 4 } },
    });
    expect(await outcome).toEqual({ kind: "moved", location: url });
    expect(names()).not.toContain("placeOrder");
  });

  it.each<[string, object, object]>([
    [
      "a declined card leads to the payment step [CHK-05]",
      { isSuccess: false, message: "AuthorizationFailure" },
      { location: "/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment" },
    ],
    [
      "a lost answer is asked after",
      { failure: offline },
      { kind: "shown", data: { kind: "pending", key: "nonce-1" } },
    ],
    [
      "an unknown payment is asked after",
      { isSuccess: false, errorCode: "Confirming", attemptKey: "key-2" },
      { kind: "shown", data: { kind: "pending", key: "key-2" } },
    ],
    [
      "a changed total is shown",
      { isSuccess: false, errorCode: "TotalChanged", orderSummary: { total: 15_000 } },
      { kind: "invalid", notice: { kind: "totalChanged", oldCents: 14_222, newCents: 15_000 } },
    ],
    [
      "an appointment that is gone is chosen anew",
      { isSuccess: false, message: "TripBookingFailed" },
      { location: "/checkout/shippingandgiftoptions?tripBooking=failed#trip-booking" },
    ],
    ["anything else leads to the cart", { isSuccess: false, message: "" }, { location: "/checkout/cart" }],
  ])("%s", async (_, placeOrder, expected) => {
    expect(await send({ ...none, placeOrder }).outcome).toMatchObject(expected);
  });

  const terms = [{ basketItemId: "line-1", sku: sampleSkus.lamp, name: "Lamp", termsId: "t-2", message: "Final." }];
  it("is shown again with terms that changed after the add", async () => {
    const message = "Please accept the terms of Lamp to place your order. Nothing was charged.";
    const refused = { isSuccess: false, errorCode: "TermsNotAccepted", message, terms };
    expect(await send({ ...none, placeOrder: refused }).outcome).toEqual({
      kind: "invalid",
      notice: { kind: "terms", lines: terms, message },
    });
  });

  it.each([
    ["its next version", 2, 2],
    ["its own version if something else has changed, too", 3, 1],
  ])("accepts terms before it is placed at %s", async (_, version, placedAt) => {
    const acceptTerms = { checkout: { ...modelWith({}), version } };
    const { outcome, names, requestOf } = send(
      { ...none, acceptTerms, ...placed },
      { ...fields, "terms.line-1": "t-2" },
    );
    expect(await outcome).toMatchObject({ kind: "moved" });
    expect(names()).toEqual(["getOrderAttempt", "validateCart", "acceptTerms", "placeOrder"]);
    expect(requestOf("acceptTerms")).toEqual({ items: [{ basketItemId: "line-1", acceptedTermsId: "t-2" }] });
    expect(requestOf("placeOrder")).toEqual({ adata: "", ...quote, version: placedAt });
  });

  it("has the outcome of its first click, when that has closed the cart since the look-up", async () => {
    const attempts = [{ status: "none" }, { status: "inProgress" }];
    const { outcome, names } = send({
      get getOrderAttempt() {
        return attempts.shift() ?? {};
      },
      validateCart: { isSuccess: false, errorType: 1, unavailableItems: [] },
    });
    expect(await outcome).toEqual({ kind: "shown", data: { kind: "pending", key: "nonce-1" } });
    expect(names()).toEqual(["getOrderAttempt", "validateCart", "getOrderAttempt"]);
  });

  it("without a readable quote is refused by its version", async () => {
    const { outcome, requestOf } = send({ ...none, ...placed }, { quote: "{" });
    await outcome;
    expect(requestOf("placeOrder")).toEqual({ adata: "", version: -1 });
  });
});

describe("the forms of the recipients", () => {
  const ana = { ...chicagoAddress, firstName: "Ana", address1: "12 Oak Ave" };
  const lineOf = (id: string, quantity: number) =>
    ({ id, priceQuantityTotals: { quantity }, shippingDeliveryOptions: { shipMethod: 1, pickupStatus: 1 } }) as never;
  const shared = modelWith({ shipment: { lineItems: [lineOf("line-1", 3)] } });
  const [first] = shared.shippingOptions.recipients;
  if (!first) throw new Error("The sample has a recipient.");
  const second = { ...first, id: "recipient-2", address: ana, shipments: [] };
  const pickup = { ...first, id: "pickup-1", address: null, bopsOptions: {} as never };
  const model = { ...shared, shippingOptions: { recipients: [first, second, pickup] } };
  const some = { "shipping.quantity": "1", "shipping.held": "3" };
  const typed = fieldsOf("shipping", { ...ana, address1: "7 Elm St" });
  const list = "/checkout/shipping?several";

  it.each([
    [
      "some pieces to somebody",
      { ...some, "shipping.addressId": "recipient-2" },
      ["splitItem", "saveRecipientSelection"],
    ],
    [
      "all of them",
      { "shipping.quantity": "3", "shipping.held": "3", "shipping.addressId": "recipient-2" },
      ["saveRecipientSelection"],
    ],
    [
      "a line to a new address",
      { ...typed, "shipping.addressId": "new" },
      ["validateAddress", "saveMultiShippingAddress"],
    ],
  ])("send %s, by the line that was split off [SHIP-19]", async (_, fields, calls) => {
    const answers = { splitItem: { basketItemId: "line-2" } };
    const { form, names, requestOf } = fill({ ...fields, intent: "send:item:line-1" }, { model, answers });
    expect(await submitShippingForm(form)).toEqual({ kind: "moved", location: list });
    expect(names()).toEqual(calls);
    const basketItemId = calls[0] === "splitItem" ? "line-2" : "line-1";
    expect(requestOf(calls.at(-1) ?? "")).toMatchObject({ basketItemId });
  });

  it("refuse a wrong address and offer another spelling, before anything is split", async () => {
    const wrong = fill({ ...some, ...typed, "shipping.postalCode": "606", intent: "send:item:line-1" }, { model });
    expect(await submitShippingForm(wrong.form)).toMatchObject({
      kind: "invalid",
      errors: { "shipping.postalCode": "606 is not a valid ZIP Code." },
    });
    const suggestions = [{ city: "Chicago", state: "IL", zipCode: "60622" }];
    const answers = { validateAddress: { suggestions } };
    const odd = fill({ ...some, ...typed, intent: "send:item:line-1" }, { model, answers });
    expect(await submitShippingForm(odd.form)).toMatchObject({ kind: "shown", data: { kind: "addressChoice" } });
    expect([...wrong.names(), ...odd.names()]).toEqual(["validateAddress"]);
  });

  it.each([
    ["a line that is gone", "send:item:line-9", { kind: "moved", location: list }, []],
    [
      "somebody who is removed",
      "removeRecipient:recipient-2",
      { kind: "moved", location: list },
      ["updateRecipientId"],
    ],
    ["somebody who was removed before", "removeRecipient:recipient-9", { kind: "moved", location: list }, []],
    ["an undone removal", "restoreRecipient:recipient-9", { kind: "moved", location: list }, ["restoreRecipient"]],
    ["a removal that was undone before", "restoreRecipient:recipient-2", { kind: "moved", location: list }, []],
    ["a command that is none", "sell:item:line-1", { kind: "invalid", problem: expect.any(String) }, []],
  ])("are done with %s", async (_, intent, outcome, calls) => {
    const { form, names } = fill({ intent, "shipping.addressId": "recipient-2" }, { model });
    expect(await submitShippingForm(form)).toMatchObject(outcome);
    expect(names()).toEqual(calls);
  });

  it.each([
    ["a line is picked up", "send:item:line-1", "store:us-chicago", ["updateShipMethod", "refreshCheckout"]],
    ["a line moves", "send:item:line-1", "recipient-2", ["updateRecipientId"]],
    ["a pickup is shipped", "send:recipient:pickup-1", "recipient-2", ["updateBopsToShipping"]],
  ])("on the shipping and gift options step: %s [GIFT-03]", async (_, intent, to, calls) => {
    const { form, names } = fill({ intent, "shipping.addressId": to }, { model });
    expect(await submitDeliveryForm(form)).toEqual({ kind: "moved", location: "/checkout/shippingandgiftoptions" });
    expect(names()).toEqual(calls);
  });
});
