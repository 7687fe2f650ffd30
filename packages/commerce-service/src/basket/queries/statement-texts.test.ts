import { cartOperations } from "@store/contract/cart";
import { expect, it } from "vitest";
import { createRecordingClient } from "../../app/housekeeping/recording-client.fixture.ts";
import { createTestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";

it("prepares the same statements for any shopper, site and number of lines", async () => {
  const texts = new Set<string>();
  const shop = await createTestService({ Client: createRecordingClient(texts) });
  const { lamp, sofa, towels } = sampleSkus;
  async function visit(site: "US" | "CA", skus: readonly string[]) {
    const shopper = shop.shopper({ site });
    for (const Quantity of [1, skus.length]) {
      await shopper.call(cartOperations.addItems, { items: skus.map((Sku) => ({ Sku, Quantity })) });
    }
    await shopper.call(cartOperations.getCartJsx, {});
  }
  await visit("US", [lamp]);
  const before = [...texts];
  expect(before.join()).toContain("registry_item");
  await visit("CA", [sofa, towels]);
  await visit("US", [towels, lamp, sofa]);
  expect([...texts]).toEqual(before);
  await shop.close();
});
