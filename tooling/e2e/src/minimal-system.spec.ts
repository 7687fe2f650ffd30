import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";
import { addToCart, chicago, orderNumber, proceedToReview } from "./set-up/shopper.ts";

test("a guest buys a lamp on a minimal system @minimal-system", { tag: ["@us-phone", "@deep"] }, async ({
  page,
  storeUrl,
}) => {
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await expectStableLayout(page);
  await addToCart(page);
  await proceedToReview(page, { ...chicago, email: "minimal@example.com" }, "6011 1111 1111 1117");
  await page.getByRole("button", { name: "Place Order" }).click();
  expect(await orderNumber(page)).toMatch(/^\d{6,}$/);
});
