import { expectTypeOf, it } from "vitest";
import { type formatPrice, type PriceParse, parsePrice } from "./index.ts";

it("a parsed price has cents only if it is valid", () => {
  expectTypeOf(parsePrice).returns.toEqualTypeOf<PriceParse>();
  expectTypeOf<Extract<PriceParse, { ok: true }>>().toHaveProperty("cents").toEqualTypeOf<number>();
  expectTypeOf<Extract<PriceParse, { ok: false }>>().not.toHaveProperty("cents");
});

it("a price needs one of the two currencies", () => {
  expectTypeOf<Parameters<typeof formatPrice>[1]["currency"]>().toEqualTypeOf<"USD" | "CAD">();
});
