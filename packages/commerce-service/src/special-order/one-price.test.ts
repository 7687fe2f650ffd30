import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { type ChoiceGroup, specialOrderOperations } from "@store/contract/special-order";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, proceedToReview, sampleAddresses, type TestService } from "../testing/index.ts";
import { specialOrderSkus } from "../testing/sample-inputs.ts";

/** What each brand sells made to order without terms. */
const skus = {
  general: [
    specialOrderSkus.sofa,
    specialOrderSkus.loveseat,
    specialOrderSkus.chair,
    specialOrderSkus.ottoman,
    specialOrderSkus.bed,
  ],
  modern: [specialOrderSkus.chair, specialOrderSkus.swivelChair, specialOrderSkus.ottoman],
} as const;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

type Shopper = ReturnType<TestService["shopper"]>;
/** The pressed choice of each option, by their codes. */
type Chosen = ReadonlyMap<string, ChoiceGroup["choices"][number]>;

async function load(shopper: Shopper, sku: string, chosen: Chosen) {
  const choices = [...chosen].map(([optionCode, { code: choiceCode }], index) => ({
    optionCode,
    optionType: "image",
    choiceCode,
    source: 1,
    optionSequence: index + 1,
  }));
  const request = { sku, choices: JSON.stringify(choices), sortType: "", outputCacheString: "", isFabricPopup: false };
  return (await shopper.call(specialOrderOperations.getSpecialOrderProduct, request)).body;
}

/** Presses choices at random until every option has one, and then some: the price of each load is the sum of its choices. */
async function build(shopper: Shopper, { sku, presses }: { sku: string; presses: readonly number[] }) {
  const first = await load(shopper, sku, new Map());
  const { choiceGroups, price } = first.browseDto;
  const options = [...new Set(choiceGroups.map(({ optionCode }) => optionCode))];
  const toChoices = (code: string | undefined) =>
    choiceGroups
      .filter(({ optionCode }) => optionCode === code)
      .flatMap(({ choices }) => choices)
      .filter(({ isRetired }) => !isRetired);
  const chosen = new Map<string, ChoiceGroup["choices"][number]>();
  let product = first;
  for (const [index, press] of presses.entries()) {
    // The first presses go through the options, so that the selection gets complete.
    const option = options[(index < options.length ? index : press) % options.length] ?? "";
    const choices = toChoices(option);
    const choice = choices[press % choices.length];
    if (choice) chosen.set(option, choice);
    product = await load(shopper, sku, chosen);
    const sum = [...chosen.values()].reduce((total, { priceDifference }) => total + priceDifference, price);
    expect(product.browseDto.price).toBe(sum);
    expect(product.browseDto.isAllOptionsSelected).toBe(chosen.size === options.length);
  }
  const text = new URLSearchParams(product.superSpecialOrder.url.split("?")[1]).get("choices") ?? "";
  const names = options.map((code) => chosen.get(code)?.title);
  return { price: product.browseDto.price, text, names };
}

const anyBasket = fc.constantFrom("general", "modern").chain((brand) => {
  const presses = fc.array(fc.nat(1000), { minLength: 5, maxLength: 8 });
  const item = fc.record({ sku: fc.constantFrom(...skus[brand]), presses });
  return fc.record({ brand: fc.constant(brand), wanted: fc.array(item, { minLength: 1, maxLength: 3 }) });
});

it("over every sequence of choices the page, the cart, the review, the order and the mail have one price and the same words [SPEC-01, SPEC-02]", {
  tags: ["deep"],
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyBasket, async ({ brand, wanted }) => {
      const shopper = shop.shopper({ brand });
      const built = [];
      for (const one of wanted) built.push({ ...one, ...(await build(shopper, one)) });
      const items = built.map(({ sku, text }) => ({ Sku: sku, OptionChoiceParameter: text }));
      await proceedToReview(shopper, { items, address: sampleAddresses.chicago });
      const { cartData } = (await shopper.call(cartOperations.getCartJsx, {})).body;
      const expected = new Map(built.map(({ sku, text, price }) => [`${sku} ${text}`, price]));
      const inCart = cartData?.lineItems.map(({ sku, itemInfo, priceQuantityTotals }) => [
        `${sku} ${itemInfo.optionChoiceParameter}`,
        priceQuantityTotals.unitPrice,
      ]);
      expect(new Map(inCart as [string, number][])).toEqual(expected);

      const placed = await shopper.call(orderOperations.placeOrder, { adata: "" });
      const { order } = (await shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" })).body;
      const lines = order?.shipments.flatMap(({ lineItems }) => lineItems) ?? [];
      expect(lines.map(({ unitPrice }) => unitPrice).toSorted()).toEqual([...expected.values()].toSorted());
      for (const { price, names } of built) {
        const line = lines.find(({ optionText = "", unitPrice }) => {
          const words = optionText.split("; ").map((part) => part.split(": ")[1]);
          return unitPrice === price && words.join() === names.join();
        });
        expect(line, names.join()).toBeDefined();
      }
      await shop.deliverMails();
      const { content } = shop.mailer.mails.at(-1) ?? {};
      if (content?.kind !== "orderPlaced") throw new Error("The order has no mail.");
      expect(content.orderNumber).toBe(order?.orderNumber);
      const inMail = content.lines.map(({ details, totalCents }) => [details[0], totalCents] as const);
      expect(new Map(inMail)).toEqual(new Map(lines.map(({ optionText, total }) => [optionText, total])));
    }),
    { numRuns: 12 },
  );
});
