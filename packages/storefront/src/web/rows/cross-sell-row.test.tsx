import { usSite } from "@store/shopper-state/cart-samples";
import { render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { expect, it } from "vitest";
import { productCardsSample } from "../../shop/listing/product-cards.samples.ts";
import { type ArrivedCall, answeringStore } from "../hydration/answering-store.fixture.ts";
import { CrossSellRow } from "./cross-sell-row.tsx";

it.each([
  [null, "/browse/crosssell/GetItems"],
  ["/rows/beside", "/rows/beside"],
])("a row beside a cart comes from the site's address %j [CALL-099]", async (crossSellUrl, path) => {
  const calls: ArrivedCall[] = [];
  const store = answeringStore(
    (call) => {
      calls.push(call);
      return { title: "Goes With It", items: productCardsSample };
    },
    { ...usSite, crossSellUrl },
  );
  render(
    <Provider store={store}>
      <CrossSellRow of="cart" skus={["100101"]} />
    </Provider>,
  );
  expect(await screen.findByRole("heading", { name: "Goes With It" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Harbor Sofa" })).toBeTruthy();
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path, body: { skus: ["100101"], location: "youMayAlsoWant" } },
  ]);
});
