import { expect, it } from "vitest";
import { npmFolderName } from "./fetch-npm.ts";

it("gives other versions another folder, and the same ones the same", () => {
  const one = npmFolderName("bench/peers", { dependencies: { valibot: "1.5.0" } });
  expect(one).toMatch(/^bench\/peers-[0-9a-f]{12}$/);
  expect(npmFolderName("bench/peers", { dependencies: { valibot: "1.5.0" } })).toBe(one);
  expect(npmFolderName("bench/peers", { dependencies: { valibot: "1.5.1" } })).not.toBe(one);
});
