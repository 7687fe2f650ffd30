import { expect, it } from "vitest";
import { createPressWindow } from "./press-window.ts";

function openAt(start: number) {
  const clock = { ms: start };
  return { clock, nonceOf: createPressWindow(() => clock.ms) };
}

it.each([0, 1_500, 2_999])("makes one press of two within three seconds, begun %s ms into a window", (start) => {
  const { clock, nonceOf } = openAt(start);
  const first = nonceOf("session sku=1");
  clock.ms += 2_999;
  expect(nonceOf("session sku=1")).toBe(first);
});

it("makes another press of what is asked for later, or of something else", () => {
  const { clock, nonceOf } = openAt(0);
  const first = nonceOf("session sku=1");
  expect(nonceOf("session sku=2")).not.toBe(first);
  expect(nonceOf("other session sku=1")).not.toBe(first);
  clock.ms += 3_000;
  expect(nonceOf("session sku=1")).not.toBe(first);
});
