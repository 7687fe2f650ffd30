import { expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

it("begins what comes second when the first is done, also when that failed", async () => {
  const order: string[] = [];
  let fail = (_: Error) => {};
  const view = inTurn(
    () =>
      new Promise<void>((_, reject) => {
        order.push("view begins");
        fail = reject;
      }),
  );
  const add = inTurn(async () => order.push("add begins"));
  await Promise.resolve();
  expect(order).toEqual(["view begins"]);
  order.push("view fails");
  fail(new Error("offline"));
  await expect(view).rejects.toThrow("offline");
  await add;
  expect(order).toEqual(["view begins", "view fails", "add begins"]);
});
