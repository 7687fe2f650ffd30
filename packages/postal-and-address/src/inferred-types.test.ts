import { expectTypeOf, it } from "vitest";
import type { addressMessages, checkPostalCode } from "./index.ts";

type Check = ReturnType<typeof checkPostalCode>;

it("a check has a value or a problem, by `ok`", () => {
  expectTypeOf<Extract<Check, { ok: true }>["value"]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Check, { ok: false }>["problem"]>().toEqualTypeOf<"missing" | "tooLong" | "malformed">();
});

it("every problem of a field has a text in both countries", () => {
  type Texts = (typeof addressMessages)["US" | "CA"]["city"];
  expectTypeOf<keyof Texts>().toEqualTypeOf<Extract<Check, { ok: false }>["problem"]>();
});
