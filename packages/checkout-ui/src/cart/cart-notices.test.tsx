import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { reloadCartAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CartPage } from "./cart-page.tsx";

const { lamp } = sampleSkus;
const service = useService();

it("says who pays the duties of an order that is shipped abroad", async () => {
  const page = openShopper(service());
  await page.bring.toCart([{ Sku: lamp }]);
  await page.store.set(reloadCartAtom);
  page.show(<CartPage {...page.navigation} />);
  expect(screen.queryByText(/^Duties/)).toBeNull();
  await page.shopper.call(cartOperations.setShipToCountry, { country: "FRA" });
  await page.store.set(reloadCartAtom);
  expect(await screen.findByText("Your order goes to France.")).toBeVisible();
  expect(screen.getByText(/^Duties and import taxes are not included\. They are paid on delivery\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Choose another country" })).toHaveAttribute(
    "href",
    "/ship-to?from=/checkout/cart",
  );
});

it("says which quantity was kept after the cart was joined with the account's", async () => {
  const page = openShopper(service(), {
    wire: async (path, send) => {
      const answer = await send();
      if (path !== "/Cart/GetCartJsx") return answer;
      const { cartData, ...rest } = await answer.json();
      const messages = { ...cartData.messages, joinedQuantities: "We kept the larger quantity." };
      return Response.json({ ...rest, cartData: { ...cartData, messages } });
    },
  });
  await page.bring.toCart([{ Sku: lamp }]);
  await page.store.set(reloadCartAtom);
  page.show(<CartPage {...page.navigation} />);
  expect(screen.getByText("We kept the larger quantity.")).toBeVisible();
});
