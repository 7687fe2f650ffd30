import type { DisplaySwatch, OrderFreeSwatches } from "@store/contract/swatches";
import type { ExtractAtomValue } from "jotai";
import type { ComponentProps } from "react";
import { expectTypeOf, it } from "vitest";
import type { findOrderProblems, parseSwatchForm, toSwatchOrder, toSwatchOutcome } from "./order/order-values.ts";
import type { SwatchPopup } from "./order/swatch-popup.tsx";
import type { SwatchPicker } from "./picker/swatch-picker.tsx";
import type { groupBy } from "./swatch.ts";
import type { TraySwatch, trayAtom } from "./tray/tray-atoms.ts";

it("an order is the request of its call, and its problems are texts by field", () => {
  expectTypeOf<ReturnType<typeof toSwatchOrder>>().toEqualTypeOf<OrderFreeSwatches>();
  expectTypeOf<OrderFreeSwatches["swatch"]>().toEqualTypeOf<string[]>();
  expectTypeOf<ReturnType<typeof parseSwatchForm>["choiceCodes"]>().toEqualTypeOf<readonly string[]>();
  type Problems = NonNullable<ReturnType<typeof findOrderProblems>>;
  expectTypeOf<Problems["postalCode" | "swatch" | "freeFormText"]>().toEqualTypeOf<string | undefined>();
});

it("an outcome has suggestions or a message, by `kind`", () => {
  type Outcome = ReturnType<typeof toSwatchOutcome>;
  expectTypeOf<Outcome["kind"]>().toEqualTypeOf<"shown" | "invalid">();
  type Invalid = Extract<Outcome, { kind: "invalid" }>;
  expectTypeOf<Invalid["problem"]>().toEqualTypeOf<string | undefined>();
  type Suggestion = NonNullable<Invalid["suggestions"]>[number];
  expectTypeOf<Suggestion["postalCode"]>().toEqualTypeOf<string>();
});

it("a picker reports swatches, and the popup sends an order's values", () => {
  expectTypeOf<ComponentProps<typeof SwatchPicker>["onOrder"]>().toEqualTypeOf<(swatch: DisplaySwatch) => void>();
  type Send = ComponentProps<typeof SwatchPopup>["send"];
  expectTypeOf<Awaited<ReturnType<Send>>>().toEqualTypeOf<ReturnType<typeof toSwatchOutcome>>();
});

it("the tray has swatches, and groups have the type of their members", () => {
  expectTypeOf<ExtractAtomValue<typeof trayAtom>>().toEqualTypeOf<readonly TraySwatch[]>();
  expectTypeOf<(TraySwatch | DisplaySwatch)["choiceCode"]>().toEqualTypeOf<string>();
  type Groups = ReturnType<typeof groupBy<TraySwatch>>;
  expectTypeOf<Groups[number]["members"]>().toEqualTypeOf<TraySwatch[]>();
});
