import { cartOperations } from "@store/contract/cart";
import { expect, it } from "vitest";
import { bindCalls, createCheckoutClient } from "./create-checkout-client.ts";

it("binds every call of a feature to its path and takes a request only if the call has fields", async () => {
  const sent: Array<[string, unknown]> = [];
  const client = createCheckoutClient({
    baseUrl: "",
    getToken: () => null,
    fetch: async (url, init) => {
      sent.push([url, init.body]);
      return Response.json({ count: 2, isSuccess: true });
    },
  });
  const cart = bindCalls(client, cartOperations);
  expect(await cart.getCartCount()).toEqual({ ok: true, value: { count: 2 } });
  await cart.removeItem({ id: "line-1" });
  expect(sent).toEqual([
    ["/Cart/GetCartCount", undefined],
    ["/Cart/RemoveItem", '{"id":"line-1"}'],
  ]);
});
