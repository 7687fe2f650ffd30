import { loggingOperations } from "@store/contract/logging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";

const { log } = loggingOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const shopperLines = () => shop.log.lines.filter(({ event }) => event === "shopper");

describe("a shopper's log message", () => {
  it("is written at its level and answered without a body [CALL-025]", async () => {
    const shopper = shop.shopper({ site: "CA", brand: "modern" });
    const { status, body, headers } = await shopper.call(log, { message: "Cart did not load", level: "warn" });
    expect([status, body]).toEqual([204, null]);
    expect(shopperLines().at(-1)).toEqual({
      level: "warn",
      event: "shopper",
      fields: {
        message: "Cart did not load",
        site: "CA",
        brand: "modern",
        correlationId: headers.get("x-correlation-id"),
      },
    });
    expect(shopper.cookies.size).toBe(0);
  });

  it("loses card numbers, e-mail addresses and line breaks", async () => {
    const message = "paid 4111 1111-1111 1111\nby ann@example.com\u2028{}";
    await shop.shopper().call(log, { message, level: "error" });
    expect(shopperLines().at(-1)?.fields?.message).toBe("paid ************1111 by (e-mail) {}");
  });

  it.each([
    ["/gift-registry/shared/aB3dE5: Error", "/gift-registry/shared/(secret): Error"],
    ["inline on /order/eyJ_-.c2ln%3D/calendar", "inline on /order/(secret)/calendar"],
    ["/account/orders/A-1: Error", "/account/orders/A-1: Error"],
  ])("loses what makes a link secret: %s", async (message, written) => {
    await shop.shopper().call(log, { message, level: "warn" });
    expect(shopperLines().at(-1)?.fields?.message).toBe(written);
  });

  it.each([
    ["longer than 2,000 characters", { message: "x".repeat(2001), level: "info" }],
    ["of an unknown level", { message: "x", level: "fatal" }],
    ["with more than a message", { message: "x", level: "info", user: "ann" }],
  ])("is refused when it is %s, and not written", async (_, request) => {
    const before = shopperLines().length;
    const { status } = await shop.shopper().call(log, request as never);
    expect(status).toBe(400);
    expect(shopperLines()).toHaveLength(before);
  });
});
