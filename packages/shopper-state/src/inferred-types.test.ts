import type { ExtractAtomValue } from "jotai";
import { expectTypeOf, it } from "vitest";
import type { cartCountAtom, cartStatusAtom, dialogAtom } from "./index.ts";

it("atoms have the values that their pages read", () => {
  expectTypeOf<ExtractAtomValue<typeof cartCountAtom>>().toEqualTypeOf<number>();
  expectTypeOf<ExtractAtomValue<typeof cartStatusAtom>>().toEqualTypeOf<"failed" | "loading" | "ready">();
  expectTypeOf<null>().toExtend<ExtractAtomValue<typeof dialogAtom>>();
});
