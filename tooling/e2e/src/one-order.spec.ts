import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { expect, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, orderNumber } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

test("ten clicks on Place Order place one order", { tag: ["@us-phone", "@nightly"] }, async ({ page, storeUrl }) => {
  const email = newEmail("ten-clicks");
  await beginAtReview(page, storeUrl, {
    skus: [sampleSkus.towels],
    address: { ...chicago, email },
    card: "4111 1111 1111 1111",
  });
  await page.getByRole("button", { name: "Place Order" }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await orderNumber(page);
  expect(await storedRows("select 1 from customer_order where email = $1", [email])).toHaveLength(1);
});

test("the same order request ten times at once places one order, and each response confirms it", {
  tag: ["@usModern-desktop", "@nightly"],
}, async ({ page, storeUrl }) => {
  const email = newEmail("ten-requests");
  await beginAtReview(page, storeUrl, {
    skus: [sampleSkus.sageTowels],
    address: { ...chicago, email },
    card: "4111 1111 1111 1111",
  });
  const [request] = await Promise.all([
    page.waitForRequest("**/ReactCheckout/PlaceOrder"),
    page.getByRole("button", { name: "Place Order" }).click(),
  ]);
  const headers = await request.allHeaders();
  const number = await orderNumber(page);
  const replays = await Promise.all(
    Array.from({ length: 10 }, () =>
      page.request.post(request.url(), {
        headers: {
          "content-type": "application/json",
          origin: headers.origin ?? "",
          requestverificationtoken: headers.requestverificationtoken ?? "",
          "idempotency-key": headers["idempotency-key"] ?? "",
        },
        data: request.postData() ?? "",
      }),
    ),
  );
  const targets = await Promise.all(
    replays.map(async (replay) => ((await replay.json()) as { redirectUrl: string }).redirectUrl),
  );
  const [order] = await storedRows<{ order_id: string }>(
    "select order_id from customer_order where order_number = $1",
    [number],
  );
  expect(new Set(targets)).toEqual(new Set([`/checkout/confirmation?orderId=${order?.order_id}`]));
  expect(await storedRows("select 1 from customer_order where email = $1", [email])).toHaveLength(1);
});
