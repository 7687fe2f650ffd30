import { describe, expect, it } from "vitest";
import type { LineAction, PendingMutation } from "./line-mutations.ts";
import { addMutation, nextUnsent, type PendingMutations, withoutFailed } from "./pending-mutations.ts";

const mutationOf = (lineId: string, action: LineAction, quantity = 0, isSent = false): PendingMutation => ({
  lineId,
  action,
  quantity,
  sku: "100401",
  shipMethod: 1,
  isSent,
});
const quantity = (lineId: string, count: number, isSent = false) => mutationOf(lineId, "updateItem", count, isSent);
const pickup = (locationId: string): PendingMutation => ({ ...mutationOf("a1", "updateShipMethod", 1), locationId });
const removal = (lineId: string, isSent = false) => mutationOf(lineId, "removeItem", 0, isSent);
const undo = (lineId: string) => mutationOf(lineId, "restoreItem", 2);

describe("pending mutations", () => {
  it.each<[string, PendingMutations, PendingMutation, PendingMutations]>([
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
      [mutationOf("a1", "saveForLater")],
      mutationOf("a1", "moveToCart"),
      [],
    ],
    [
      "a removal after what was saved, since neither undoes the other",
      [mutationOf("a1", "saveForLater")],
      mutationOf("a1", "removeItemFromSaveForLater"),
      [mutationOf("a1", "saveForLater"), mutationOf("a1", "removeItemFromSaveForLater")],
    ],
    ["the newest store of a line", [pickup("316")], pickup("221"), [pickup("221")]],
    ["mutations of other lines apart", [removal("a2")], undo("a1"), [removal("a2"), undo("a1")]],
  ])("hold %s", (_, pending, mutation, expected) => {
    expect(addMutation(pending, mutation)).toEqual(expected);
  });

  it("are sent in the order in which they were made, each once", () => {
    const waiting = removal("a2");
    expect(nextUnsent([quantity("a1", 2, true), waiting, undo("a1")])).toBe(waiting);
    expect(nextUnsent([removal("a1", true)])).toBeUndefined();
  });

  it("drop a failed one together with its pending undo, and keep all others of its line", () => {
    const failed = removal("a1", true);
    const other = undo("a2");
    expect(withoutFailed([quantity("a1", 2, true), failed, undo("a1"), quantity("a1", 4), other], failed)).toEqual([
      quantity("a1", 2, true),
      quantity("a1", 4),
      other,
    ]);
  });
});
