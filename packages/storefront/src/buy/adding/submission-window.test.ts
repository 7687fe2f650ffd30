import { expect, it } from "vitest";
import { createSubmissionWindow } from "./add-to-cart.ts";

function openAt(start: number) {
  const clock = { ms: start };
  return { clock, nonceOf: createSubmissionWindow(() => clock.ms) };
}

it.each([0, 1_500, 2_999])(
  "counts two submissions within three seconds as one, starting %s ms into a window",
  (start) => {
    const { clock, nonceOf } = openAt(start);
    const first = nonceOf("session sku=1");
    clock.ms += 2_999;
    expect(nonceOf("session sku=1")).toBe(first);
  },
);

it("counts a later submission, and one of something else, separately", () => {
  const { clock, nonceOf } = openAt(0);
  const first = nonceOf("session sku=1");
  expect(nonceOf("session sku=2")).not.toBe(first);
  expect(nonceOf("other session sku=1")).not.toBe(first);
  clock.ms += 3_000;
  expect(nonceOf("session sku=1")).not.toBe(first);
});
