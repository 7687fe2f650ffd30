import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expectStableLayout, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { addToCart, chicago, orderNumber, proceedToReview } from "./set-up/shopper.ts";

test("no page shifts its layout when every response is slow", {
  tag: ["@us-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  // Longer than the half second after a click in which browsers do not count layout shifts.
  await page.route("**/ReactCheckout/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await addToCart(page);
  await proceedToReview(page, { ...chicago, email: newEmail("slow") }, "4111 1111 1111 1111", expectStableLayout);
  await page.getByRole("button", { name: "Place Order" }).click();
  await orderNumber(page);
});
