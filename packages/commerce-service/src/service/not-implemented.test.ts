import { cartOperations } from "@store/contract/cart";
import { allRoutes } from "@store/contract/routes";
import { specialOrderOperations } from "@store/contract/special-order";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { notImplemented } from "./not-implemented.ts";
import { type AnyModule, toRoutes } from "./routes.ts";

const routes = Object.values(allRoutes);

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

it("has no more calls without a handler than before: take one off this number with every call that is built", () => {
  expect(Object.values(notImplemented).flat()).toHaveLength(3);
});

it("registers every call of the contract, and answers another method with the name of the right one", async () => {
  const shopper = shop.shopper();
  for (const { method, path } of routes) {
    const response = await shopper.send(path.replaceAll(/\{\w+\}/g, "x"), { method: "DELETE" });
    expect([path, response.status]).toEqual([path, 405]);
    expect(response.headers.get("allow")?.split(", ")).toContain(method);
  }
});

it("answers 501 with the reason for a call that is not built, under each of its paths", async () => {
  const { path, alsoAt } = specialOrderOperations.getSpecialOrderProduct;
  for (const one of [path, ...alsoAt]) {
    const response = await shop
      .shopper()
      .send(`${one}?choices=[]&sku=1&sortType=&outputCacheString=&isFabricPopup=true`);
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ isSuccess: false, errorCode: "NotBuilt" });
  }
});

it("does not register a call that has neither a handler nor a place in the list", () => {
  const forgotten: AnyModule = { operations: { count: cartOperations.getCartCount }, requests: {}, handlers: {} };
  expect(() => toRoutes([forgotten])).toThrow("count");
});
