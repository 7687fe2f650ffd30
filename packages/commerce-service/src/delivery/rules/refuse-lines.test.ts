import { shipMethod } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { toDeliveryPlace } from "./delivery-place.ts";
import { type LineToCarry, refuseLines } from "./refuse-lines.ts";

function line(lineId: string, changes: Partial<LineToCarry> = {}): LineToCarry {
  const method = shipMethod.standard;
  return { lineId, shipMethod: method, isDonation: false, isPickup: false, hasInstallation: false, ...changes };
}

const lines = [
  line("mug"),
  line("sofa", { shipMethod: shipMethod.localInHome }),
  line("piano", { shipMethod: shipMethod.basicFreight }),
  line("gift card", { shipMethod: shipMethod.giftCard }),
  line("donation", { isDonation: true }),
  line("collected sofa", { shipMethod: shipMethod.localInHome, isPickup: true }),
  line("collected mug", { isPickup: true }),
  line("fitted lamp", { hasInstallation: true }),
];

describe("lines that cannot be delivered to a destination", () => {
  it.each([
    ["a street", { postalCode: "60614" }, []],
    ["a PO box", { address1: "PO Box 4" }, ["sofa", "piano"]],
    ["a military address", { state: "AE" }, ["sofa", "piano"]],
    [
      "another country",
      { country: "FRA" },
      ["sofa", "piano", "gift card", "collected sofa", "collected mug", "fitted lamp"],
    ],
  ])("are those for %s", (_place, known, refused) => {
    expect(refuseLines(lines, toDeliveryPlace(known, "US")).map(({ lineId }) => lineId)).toEqual(refused);
  });

  it("have a reason each", () => {
    const reasons = new Map(
      refuseLines(lines, toDeliveryPlace({ country: "FRA" }, "US")).map(({ lineId, reason }) => [lineId, reason]),
    );
    expect(reasons.get("sofa")).toBe("This item cannot be sent abroad. Please remove it to go on.");
    expect(reasons.get("collected mug")).toContain("choose shipping");
    expect(reasons.get("fitted lamp")).toContain("installation service");
  });
});
