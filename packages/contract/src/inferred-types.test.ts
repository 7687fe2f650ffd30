import { expectTypeOf, it } from "vitest";
import type { cartOperations } from "./cart/operations.ts";
import type { ReplyOf, RequestOf } from "./operation.ts";
import type { placeOperations } from "./places/operations.ts";

type Places = typeof placeOperations;

it("a call knows its request and its reply from the schemas", () => {
  expectTypeOf<RequestOf<Places["suggestPlaces"]>>().toEqualTypeOf<{ text: string; site: "US" | "CA" }>();
  expectTypeOf<ReplyOf<Places["suggestPlaces"]>["places"][number]["address1"]>().toEqualTypeOf<string | undefined>();
});

it("a call without fields takes none", () => {
  expectTypeOf<RequestOf<(typeof cartOperations)["getCartJsx"]>>().toEqualTypeOf<Record<string, never>>();
});

it("a call has its name as a type", () => {
  expectTypeOf<Places["suggestPlaces"]["name"]>().toEqualTypeOf<"suggestPlaces">();
});
