import { describe, expect, it } from "vitest";
import { nextUnsent, type Wish, type Wishes, withoutFailed, withWish } from "./wishes.ts";

const wishOf = (
  lineId: string,
  action: Exclude<Wish["action"], "updateShipMethod" | "removeInstallationService" | "restoreInstallationService">,
  quantity = 0,
  isSent = false,
): Wish => ({
  lineId,
  action,
  quantity,
  sku: "100401",
  isSent,
});
const quantity = (lineId: string, wished: number, isSent = false) => wishOf(lineId, "updateItem", wished, isSent);
const way = (locationId: string): Wish => ({
  ...wishOf("a1", "updateItem", 1),
  action: "updateShipMethod",
  way: { shipMethod: 1, locationId },
});
const removal = (lineId: string, isSent = false) => wishOf(lineId, "removeItem", 0, isSent);
const undo = (lineId: string) => wishOf(lineId, "restoreItem", 2);

describe("wishes", () => {
  it.each<[string, Wishes, Wish, Wishes]>([
    [
      "the newest quantity at the place of one that waits",
      [quantity("a1", 2), removal("a2")],
      quantity("a1", 3),
      [quantity("a1", 3), removal("a2")],
    ],
    [
      "a quantity after one that was sent",
      [quantity("a1", 2, true)],
      quantity("a1", 3),
      [quantity("a1", 2, true), quantity("a1", 3)],
    ],
    ["a removal after the quantity before it", [quantity("a1", 2)], removal("a1"), [quantity("a1", 2), removal("a1")]],
    [
      "nothing of a removal that was undone before it was sent",
      [quantity("a1", 2), removal("a1")],
      undo("a1"),
      [quantity("a1", 2)],
    ],
    ["an undo after a removal that was sent", [removal("a1", true)], undo("a1"), [removal("a1", true), undo("a1")]],
    [
      "nothing of an undo that was removed again before it was sent",
      [removal("a1", true), undo("a1")],
      removal("a1"),
      [removal("a1", true)],
    ],
    [
      "nothing of a line that was moved back before it was sent for later",
      [wishOf("a1", "saveForLater")],
      wishOf("a1", "moveToCart"),
      [],
    ],
    [
      "a removal after what was saved, since neither undoes the other",
      [wishOf("a1", "saveForLater")],
      wishOf("a1", "removeItemFromSaveForLater"),
      [wishOf("a1", "saveForLater"), wishOf("a1", "removeItemFromSaveForLater")],
    ],
    ["the newest way of a line", [way("316")], way("221"), [way("221")]],
    ["wishes for other lines apart", [removal("a2")], undo("a1"), [removal("a2"), undo("a1")]],
  ])("hold %s", (_, wishes, wish, expected) => {
    expect(withWish(wishes, wish)).toEqual(expected);
  });

  it("are sent in the order in which they were made, each once", () => {
    const waiting = removal("a2");
    expect(nextUnsent([quantity("a1", 2, true), waiting, undo("a1")])).toBe(waiting);
    expect(nextUnsent([removal("a1", true)])).toBeUndefined();
  });

  it("lose one that failed with the undo of it that waits, and no other of its line", () => {
    const failed = removal("a1", true);
    const other = undo("a2");
    expect(withoutFailed([quantity("a1", 2, true), failed, undo("a1"), quantity("a1", 4), other], failed)).toEqual([
      quantity("a1", 2, true),
      quantity("a1", 4),
      other,
    ]);
  });
});
