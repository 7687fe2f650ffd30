import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { allCalls, type Call } from "./all-calls.fixture.ts";
import { largestBodyBytes, toMaxBodyBytes } from "./body-limits.ts";
import { measureRequest } from "./body-sizes.fixture.ts";
import { cartOperations } from "./cart/operations.ts";

const kilobytes = (bytes: number) => bytes * 1024;

describe("the largest body", () => {
  it.each([
    ["/Cart/RemoveItem", 4],
    ["/ReactCheckout/SaveShippingAddress", 4],
    ["/gift-registry/AddItem", 16],
    ["/Cart/AddItems", 64],
    ["/checkout/alternativepayments/setPayPalPayload", 64],
    ["/checkout/shipping", 64],
  ])("at %s has %i KB", (path, expected) => {
    expect(toMaxBodyBytes(path)).toBe(kilobytes(expected));
  });

  it("of a call is what its request schema accepts, rounded up, and never above the largest of all", () => {
    const posts = [...allCalls.values()].filter(({ operation }) => operation.method === "POST");
    for (const call of posts) {
      const needed = Math.min(measureRequest(call), largestBodyBytes);
      for (const path of [call.operation.path, ...call.operation.alsoAt])
        expect([path, toMaxBodyBytes(path) >= needed]).toEqual([path, true]);
    }
  });
});

describe("the size of a request schema", () => {
  const { addItems, removeItem } = cartOperations;
  const measure = (request: Call["request"], operation: Call["operation"] = removeItem) =>
    measureRequest({ operation, request });

  it("is that of its longest JSON in UTF-8", () => {
    const text = z.string().check(z.maxLength(3));
    const request = z.strictObject({
      a: z.optional(z.nullable(text)),
      b: z.array(z.union([z.boolean(), z.literal(["long word"])])).check(z.maxLength(2)),
      c: z.int(),
    });
    const longest = { a: "€€€", b: ["long word", "long word"], c: Number.MIN_SAFE_INTEGER };
    const bytes = new TextEncoder().encode(JSON.stringify(longest)).length;
    // One comma more for each list of fields or items.
    expect(measure(request)).toBe(bytes + 2);
  });

  it("is larger as a form, where each byte may take three characters", () => {
    const request = z.strictObject({ a: z.string().check(z.maxLength(1000)) });
    expect(measure(request, { ...addItems, body: "form" })).toBeGreaterThan(9000);
  });

  it("is unknown without a maximum length of a text or a list", () => {
    expect(() => measure(z.strictObject({ note: z.string() }))).toThrow("removeItem.note has no maximum length");
    expect(() => measure(z.array(z.boolean()))).toThrow("no maximum length");
  });
});
