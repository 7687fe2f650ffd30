import { checkoutOperations } from "@store/contract/checkout";
import { describe, expect, it } from "vitest";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { isLoadingAtom } from "../calls/is-loading-atom.ts";
import { checkoutOf } from "../checkout.samples.ts";
import { storeOver } from "../store-over.fixture.ts";
import { dialogAtom } from "./dialog-atom.ts";
import { toFailureDialog } from "./dialog-request.ts";
import { reportFailureAtom } from "./report-failure-atom.ts";

describe("the common handler", () => {
  it("logs message, action, path and basket, clears loading and opens the dialog [ERR-18]", async () => {
    const { store, sent } = storeOver(
      ({ path }) =>
        path === "/Checkout/Log" ? new Response(null, { status: 204 }) : Response.json({}, { status: 500 }),
      { checkout: checkoutOf(1) },
    );
    const { moveToReviewPage } = checkoutOperations;
    const result = await store.get(checkoutClientAtom).call(moveToReviewPage, {});
    if (!result.ok) store.set(reportFailureAtom, result.failure, moveToReviewPage);
    expect(sent.at(-1)).toEqual({
      path: "/Checkout/Log",
      body: {
        message:
          "moveToReviewPage failed. Status: 500 | action=moveToReviewPage | api=/ReactCheckout/MoveToReviewPage | basketId=basket-1",
        level: "error",
      },
    });
    expect(store.get(isLoadingAtom)).toBe(false);
    expect(store.get(dialogAtom)).toEqual({ kind: "generic" });
  });

  it("is loading while a call is pending and not after it [CHK-48]", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { store } = storeOver(() => held.then(() => Response.json({}, { status: 500 })));
    const call = store.get(checkoutClientAtom).call(checkoutOperations.refreshCheckout, {});
    expect(store.get(isLoadingAtom)).toBe(true);
    release();
    await call;
    expect(store.get(isLoadingAtom)).toBe(false);
  });
});

describe("the dialog of a failure", () => {
  const http = (status: number) =>
    ({ kind: "http", status, errorCode: null, reply: {}, message: `save failed. Status: ${status}` }) as const;

  it.each([
    ["a lost connection", { kind: "network", message: "Failed to fetch" } as const, "network"],
    ["503", http(503), "network"],
    ["504", http(504), "network"],
  ])("is the network one after %s [ERR-01] [POP-14]", (_, failure, kind) => {
    expect(toFailureDialog(failure, null)).toMatchObject({ kind });
  });

  it.each([
    ["in the service's words", { message: "Please try again in 15 minutes." }, "Please try again in 15 minutes."],
    ["in our own without them", {}, "You have tried too often. Please try again in a few minutes."],
  ])("says how long to wait after too many tries, %s, and can repeat the call", (_, reply, message) => {
    const retry = () => {};
    expect(toFailureDialog({ ...http(429), reply }, retry)).toEqual({ kind: "tooManyTries", message, retry });
    const refused = { ...http(429), kind: "refused", errorCode: "TooManyRequests", reply } as const;
    expect(toFailureDialog(refused, retry)).toEqual({ kind: "tooManyTries", message, retry });
  });

  it.each([
    ["500", http(500)],
    ["5031", http(5031)],
    [
      "a refusal",
      {
        kind: "refused",
        status: 409,
        errorCode: "StepNotReady",
        reply: {},
        message: "move failed. Status: 409",
      } as const,
    ],
    [
      "an unreadable reply",
      { kind: "unreadableReply", status: 200, message: "move answered an unreadable reply" } as const,
    ],
    ["a mistake of the page's own code", { kind: "unexpected", message: "t is not a function" } as const],
  ])("is the generic one after %s [ERR-02]", (_, failure) => {
    expect(toFailureDialog(failure, null)).toEqual({ kind: "generic" });
  });

  it("asks for a refresh after a reset and does not open when the shopper left the page [POP-19]", () => {
    expect(toFailureDialog({ kind: "sessionReset", message: "IsReset" }, null)).toEqual({ kind: "sessionReset" });
    expect(toFailureDialog({ kind: "aborted", message: "Aborted" }, null)).toBeNull();
  });
});
