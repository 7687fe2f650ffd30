import { modelWith, summary } from "@store/shopper-state/checkout-samples";
import { expect, it } from "vitest";
import { withChosenLevels } from "./with-chosen-levels.ts";

const shipment = {
  availableServiceLevels: [
    { level: 1 as const, label: "Standard", charge: 0, estimate: "" },
    { level: 2 as const, label: "2-Day", charge: 1900, estimate: "" },
  ],
};
const model = {
  ...modelWith({ shipment }),
  orderSummary: { ...summary, surcharge: 1000, total: 15_222, amountDue: 15_222 },
};

it("changes nothing before another level is selected [SHIP-12]", () => {
  expect(withChosenLevels(model, {})).toEqual(model);
});

it("charges the selected level, and a surcharge only for standard parcels [SHIP-12]", () => {
  expect(withChosenLevels(model, { "serviceLevel.recipient-1.shipment-1": "2" }).orderSummary).toEqual({
    ...model.orderSummary,
    shipping: 1900,
    surcharge: 0,
    total: 16_122,
    amountDue: 16_122,
  });
});
