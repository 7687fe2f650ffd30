import { cartOperations } from "@store/contract/cart";
import { allRoutes } from "@store/contract/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { type AnyModule, toRoutes } from "./routes.ts";

const routes = Object.values(allRoutes);

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

it("registers every call of the contract, and answers another method with the name of the right one", async () => {
  const shopper = shop.shopper();
  for (const { method, path } of routes) {
    const response = await shopper.send(path.replaceAll(/\{\w+\}/g, "x"), { method: "DELETE" });
    expect([path, response.status]).toEqual([path, 405]);
    expect(response.headers.get("allow")?.split(", ")).toContain(method);
  }
});

it("does not register a call that has no handler", () => {
  const forgotten: AnyModule = { operations: { count: cartOperations.getCartCount }, requests: {}, handlers: {} };
  expect(() => toRoutes([forgotten])).toThrow("count");
});
