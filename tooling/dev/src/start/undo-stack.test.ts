import { expect, it } from "vitest";
import { undoStack } from "./undo-stack.ts";

it("takes the last thing back first, once, also when a step fails", async () => {
  const ended: string[] = [];
  const started = undoStack();
  started.add(async () => void ended.push("database"));
  started.add(async () => {
    throw new Error("service is stuck");
  });
  started.add(async () => void ended.push("storefront"));
  await expect(Promise.all([started.undo(), started.undo()])).rejects.toThrow("service is stuck");
  expect(ended).toEqual(["storefront", "database"]);
});
