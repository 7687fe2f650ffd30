import type { cartOperations } from "@store/contract/cart";
import type { ReplyOf } from "@store/contract/operation";
import { placeOperations } from "@store/contract/places";
import { expectTypeOf, it } from "vitest";
import type { bindCalls, CallFailure, CheckoutClient } from "./index.ts";

declare const client: CheckoutClient;
type Calls = ReturnType<typeof bindCalls<typeof cartOperations & typeof placeOperations>>;

it("a bound call takes the fields of its request, and none where it has none", () => {
  expectTypeOf<Parameters<Calls["suggestPlaces"]>[0]>().toEqualTypeOf<{ text: string; site: "US" | "CA" }>();
  expectTypeOf<Calls["getCartJsx"]>().toBeCallableWith();
});

it("a result is the reply or a failure, by `ok`", () => {
  type Result = Awaited<ReturnType<Calls["getCartJsx"]>>;
  expectTypeOf<Extract<Result, { ok: true }>["value"]>().toEqualTypeOf<ReplyOf<typeof cartOperations.getCartJsx>>();
  expectTypeOf<Extract<Result, { ok: false }>["failure"]>().toEqualTypeOf<CallFailure>();
});

it("the client itself infers the reply of an operation", () => {
  const call = () => client.call(placeOperations.suggestPlaces, { text: "60093", site: "US" });
  type Value = Extract<Awaited<ReturnType<typeof call>>, { ok: true }>["value"];
  expectTypeOf<Value>().toEqualTypeOf<ReplyOf<typeof placeOperations.suggestPlaces>>();
});
