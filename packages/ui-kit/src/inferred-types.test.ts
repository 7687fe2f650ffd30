import type { ComponentProps, ComponentType } from "react";
import { expectTypeOf, it } from "vitest";
import type { AddressDraft, checkDraft, useAddressFields } from "./address-fields/address-fields.tsx";
import type { Button } from "./button/button.tsx";
import type { Field } from "./field/field.tsx";
import type { useForm } from "./form/use-form.ts";
import type { PopupRegistry, QueuedPopupProps, usePopupQueue } from "./popup-queue/popup-queue.tsx";
import type { Price } from "./price/price.tsx";

type Form = ReturnType<typeof useForm<"city" | "state">>;

it("a form knows the names of its fields", () => {
  expectTypeOf<Form["values"]>().toEqualTypeOf<Readonly<Record<"city" | "state", string>>>();
  expectTypeOf<Parameters<Form["fieldProps"]>[0]>().toEqualTypeOf<"city" | "state">();
  expectTypeOf<ReturnType<Form["validate"]>>().toEqualTypeOf<Readonly<Record<"city" | "state", string>> | null>();
});

it("the props of a form's field fit a field", () => {
  expectTypeOf<ReturnType<Form["fieldProps"]> & { label: string }>().toExtend<ComponentProps<typeof Field>>();
  expectTypeOf<ComponentProps<typeof Field>["onChange"]>().toEqualTypeOf<(value: string, inputType?: string) => void>();
});

it("checked address fields are an address or problems by field, by `ok`", () => {
  type Check = ReturnType<typeof checkDraft>;
  type City = Extract<Check, { ok: true }>["address"]["city"];
  expectTypeOf<City>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Check, { ok: false }>["problems"]["city"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<ReturnType<typeof useAddressFields>["draft"]>().toEqualTypeOf<AddressDraft>();
  expectTypeOf<AddressDraft["city"]>().toEqualTypeOf<string>();
});

it("a popup gets the request of its kind", () => {
  type Notice = { readonly kind: "notice"; readonly text: string };
  type Requests = Notice | { readonly kind: "sizes" };
  expectTypeOf<PopupRegistry<Requests>["notice"]>().toEqualTypeOf<ComponentType<QueuedPopupProps<Notice>>>();
  expectTypeOf<Parameters<ReturnType<typeof usePopupQueue<Requests>>["open"]>>().toEqualTypeOf<[Requests]>();
});

it("props are as narrow as what they show", () => {
  expectTypeOf<ComponentProps<typeof Button>["variant"]>().toEqualTypeOf<
    "primary" | "secondary" | "quiet" | undefined
  >();
  expectTypeOf<ComponentProps<typeof Price>["currency"]>().toEqualTypeOf<"USD" | "CAD">();
});
