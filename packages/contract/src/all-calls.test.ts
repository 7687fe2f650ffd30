import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { allCalls, type Call, callCount, fieldsOf, objectsIn } from "./all-calls.fixture.ts";
import { toBodySizesModule } from "./body-sizes.fixture.ts";
import { callIds } from "./call-ids.fixture.ts";
import { cartResult } from "./cart/operations.ts";
import { allRoutes } from "./generated/routes.ts";
import { toPathTable } from "./generated-paths.fixture.ts";
import { toCheckoutRoutesModule, toRoutesModule } from "./generated-routes.fixture.ts";

const calls = [...allCalls.values()];

/** A call in one line: the requirement rows, its name, method, path, and the fields of its request and its reply. */
function toTableRow({ operation: { name, method, path, reply }, request }: Call): string {
  return [callIds[name] ?? "", name, method, path, fieldsOf(request).join(" "), fieldsOf(reply).join(" ")].join(" | ");
}

describe("files generated from the calls", () => {
  it("routes.ts holds the route of every call without its schemas", async () => {
    await expect(toRoutesModule(calls)).toMatchFileSnapshot("./generated/routes.ts");
  });

  it("checkout-routes.ts holds the routes of the steps of the checkout", async () => {
    await expect(toCheckoutRoutesModule(calls)).toMatchFileSnapshot("./generated/checkout-routes.ts");
  });

  it("body-sizes.ts holds the path of every POST by the size that its request schema allows", async () => {
    await expect(toBodySizesModule(calls)).toMatchFileSnapshot("./generated/body-sizes.ts");
  });

  it("path-table.md holds the path of every call for a server that passes it on", async () => {
    const table = toPathTable(calls);
    await expect(table).toMatchFileSnapshot("./generated/path-table.md");
    const patterns = [...table.matchAll(/`([^`]+)`/g)].map(([, pattern = ""]) => pattern);
    const isNamed = (path: string) =>
      patterns.some((pattern) => path === pattern || (pattern.endsWith("/*") && path.startsWith(pattern.slice(0, -1))));
    const paths = calls.flatMap(({ operation: { path, alsoAt } }) => [path, ...alsoAt]);
    expect(paths.filter((path) => !isNamed(path) && !path.startsWith("/debug/"))).toEqual([]);
    expect(patterns).toContain("/account/auth/authn");
  });

  it("call-table.txt holds method, path and fields of every call", async () => {
    await expect(`${calls.map(toTableRow).join("\n")}\n`).toMatchFileSnapshot("./generated/call-table.txt");
  });
});

describe("every specified call", () => {
  it("has an operation of its name", () => {
    expect(Object.keys(callIds).filter((name) => !allCalls.has(name))).toEqual([]);
    expect(callCount).toBe(allCalls.size);
  });

  it("covers every requirement row of a call", () => {
    const ids = Object.values(callIds)
      .flatMap(words)
      .map((id) => Number(id.slice(5)));
    // 118 is a redirect of the sign-in pages.
    const expected = Array.from({ length: 117 - 7 }, (_, index) => index + 8);
    expect(ids.toSorted((one, other) => one - other)).toEqual(expected.filter((id) => id !== 10));
  });
});

describe("over all calls", () => {
  it("use each key as the call's name, and share no method and path", () => {
    for (const [key, { operation }] of allCalls) expect(operation.name).toBe(key);
    const places = calls.flatMap(({ operation: { method, path, alsoAt } }) =>
      [path, ...alsoAt].map((place) => `${method} ${place}`),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it("use POST for every checkout call except those that are specified as GET [CALL-002]", () => {
    const read = calls.filter(({ operation }) => operation.method === "GET" && isCheckout(operation.path));
    expect(read.map(({ operation }) => operation.name).toSorted()).toEqual([
      "applyTaxExemption",
      "getOrderAttempt",
      "refreshCheckout",
      // A wallet's page leads the browser there.
      "returnFromWallet",
    ]);
  });

  it("require the token for every checkout, provider and wallet call, except for the first RefreshCheckout", () => {
    const names = [
      ...["authForm", "createAccount", "requestPasswordReset", "setNewPassword", "signOut", "signOutEverywhere"],
      ...["saveAddress", "removeAddress", "setDefaultAddress", "removeCard", "setDefaultCard"],
      ...["updateName", "changeEmail", "changePassword", "requestDesign", "signOutDevice"],
    ];
    const others = Object.fromEntries(names.map((name) => [name, "always"]));
    const expected = Object.fromEntries(
      calls.map(({ operation: { name, path } }) => [name, isCheckout(path) ? "always" : "none"]),
    );
    expect(Object.fromEntries(calls.map(({ operation: { name, token } }) => [name, token]))).toEqual({
      ...expected,
      ...others,
      refreshCheckout: "unlessFirst",
      returnFromWallet: "none",
    });
  });

  it("allow exactly five calls to be retried", () => {
    const retryable = calls.filter(({ operation }) => operation.retry === "network");
    expect(retryable.map(({ operation }) => operation.path.replace("/ReactCheckout/", "")).toSorted()).toEqual([
      "ApplyPromoCode",
      "MoveToReviewPage",
      "SaveShippingAddress",
      "UpdateGiftMessage",
      "ValidateCart",
    ]);
  });

  it("store the response of every POST that changes something, and of no other call", () => {
    const notKept = calls.filter(({ operation }) => operation.method === "POST" && !operation.replay);
    expect(notKept.map(({ operation }) => operation.name).toSorted()).toEqual([
      "authForm",
      "authenticate",
      "changeEmail",
      "changePassword",
      "checkResetLink",
      "createAccount",
      "getAccountRewards",
      "getAccountRewardsByToken",
      "getCrossSell",
      "getEdd",
      "getEmailHashed",
      "getOrderSwatchData",
      "getPhoneHash",
      "getSectionalDetails",
      "getSectionalPriceByPiece",
      "log",
      "logPayPalError",
      "logVisaError",
      "ppLookupRewardsCard",
      "ppSaveCreditCardToBasket",
      "removeAddress",
      "removeCard",
      "renderPersonalization",
      "saveAddress",
      "savePayment",
      "setDefaultAddress",
      "setDefaultCard",
      "setNewPassword",
      "signOut",
      "signOutDevice",
      "signOutEverywhere",
      "updateName",
      "updateRecentlyViewed",
      "validateAddress",
      "validateCart",
      "verifyCreditCard",
      "verifyPromoCode",
    ]);
    expect(calls.some(({ operation }) => operation.method === "GET" && operation.replay)).toBe(false);
  });

  it("send three forms; all other bodies are JSON", () => {
    const forms = calls.filter(({ operation }) => operation.body === "form");
    expect(forms.map(({ operation }) => operation.name).toSorted()).toEqual([
      "applyTaxExemptionForm",
      "authForm",
      "signOut",
    ]);
  });

  it.each([...allCalls])("refuse a key that %s does not define, at every depth", (_, { request }) => {
    const loose = objectsIn(request).filter((object) => !(object.def.catchall instanceof z.ZodMiniNever));
    expect(loose).toEqual([]);
  });

  it("define every field of the checkout's payloads in a request [CALL-007]", () => {
    const known = new Set(
      calls.flatMap(({ request }) => objectsIn(request).flatMap((object) => Object.keys(object.shape))),
    );
    const union = `promoCode cardNumber cardPin tenderCodeNumber certificateNumber cardOneData accountCardOneData
      cardTwoData accountCardTwoData recipientId basketItemId addressId newAddressId oldRecipientId newRecipientId
      selectedOption message isInitialTrigger giftOptions rewardsOrderSummaryMessage serviceLevel nonce deviceData
      billingContact adata username basketId paymentInitiator callId tnsSession token isOptIn isBilling address`;
    expect(words(union).filter((name) => !known.has(name))).toEqual([]);
  });

  it("return all eleven parts for a change of the cart [CALL-010]", () => {
    const parts = `isSuccess errorType popupUrl oversizedItems error message promoErrorMessage cartErrorMessage cartData
      IsReset lineItems`;
    expect(Object.keys(cartResult.shape)).toEqual(expect.arrayContaining(words(parts)));
  });

  it("have the same route in the generated tables", () => {
    const routes = Object.values(allRoutes);
    expect(routes.map(({ name }) => name).toSorted()).toEqual([...allCalls.keys()].toSorted());
    for (const route of routes) expect(allCalls.get(route.name)?.operation).toMatchObject(route);
  });
});

function isCheckout(path: string): boolean {
  return /^\/(ReactCheckout|api\/checkout|checkout\/alternativepayments)\//.test(path);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
