import { swatchAttributeIds as ids } from "@store/contract/swatches";
import { describe, expect, it } from "vitest";
import { oatLinen, swatchData, toDatum, usShop } from "./swatch.samples.ts";
import { groupBy } from "./swatch.ts";
import { toDeliveryPromise, toOrderSwatches, toPriceGroup, toSwatchProperties } from "./swatch-properties.ts";

const general = usShop;
const modern = { ...usShop, brand: "modern" } as const;

describe("a swatch", () => {
  it("has its properties by the ids of its attributes, with the shop's own ids if given [SWAT-07]", () => {
    expect(toSwatchProperties(oatLinen, general)).toEqual({
      fabricType: "Plain weave",
      content: "100% European linen",
      origin: "Woven in Belgium",
      care: "Vacuum with a soft brush.",
      careCodes: ["vacuum", "blot"],
      colorFamily: "Cream",
      priceGroup: "1",
      isAvailable: true,
    });
    const attributeIds = { ...ids, origin: 77 };
    const swatch = { ...oatLinen, attributes: [{ attributeId: 77, value: "Woven in Wales" }] };
    expect(toSwatchProperties(swatch, { ...general, attributeIds })).toMatchObject({
      origin: "Woven in Wales",
      care: "",
    });
  });

  it.each([
    [general, [{ AttributeId: 1002, Value: "yes" }], false, true],
    [general, [{ AttributeId: 1002, Value: "No" }], true, false],
    [general, [{ AttributeId: 1115, Value: "Yes" }], false, false],
    [modern, [{ AttributeId: 1115, Value: "Yes" }], false, true],
    [modern, [{ AttributeId: 1115, Value: "No" }], true, false],
    [modern, [], true, true],
  ])(
    "is available by its brand's attribute, by its stock without one: %# [SWAT-22] (AMB-155)",
    (shop, Attributes, inStock, isAvailable) => {
      const Linen = [toDatum("Oat Linen", { Attributes, SwatchInStock: inStock })];
      const [swatch] = toOrderSwatches({ ...swatchData, FabricsByName: { Linen } }, shop);
      expect(swatch?.isAvailable).toBe(isAvailable);
    },
  );

  it("has price group 0 on the modern brand for stock fabrics [SWAT-52]", () => {
    expect(toPriceGroup({ priceGroupCode: "3", isStock: true }, modern)).toBe("0");
    expect(toPriceGroup({ priceGroupCode: "3", isStock: false }, modern)).toBe("3");
    expect(toPriceGroup({ priceGroupCode: "3", isStock: true }, general)).toBe("3");
  });

  it("is grouped by family in the order of the reply [SWAT-11]", () => {
    const groups = groupBy(toOrderSwatches(swatchData, general), ({ family }) => family);
    expect(groups.map(({ name, members }) => [name, members.length])).toEqual([
      ["Linen", 4],
      ["Velvet", 3],
    ]);
  });

  it("arrives within the days of its site [SWAT-51]", () => {
    expect(toDeliveryPromise(general)).toBe("Your free swatches will arrive in 5-7 business days.");
    expect(toDeliveryPromise({ ...general, country: "CA" })).toContain("5-12 business days");
    expect(toDeliveryPromise({ ...general, deliveryDays: "2 days" })).toContain("in 2 days.");
  });
});
