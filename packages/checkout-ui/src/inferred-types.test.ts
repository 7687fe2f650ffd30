import type { Address } from "@store/contract/shared";
import type { Invalid } from "@store/ui-kit/form-outcome";
import type { ExtractAtomValue } from "jotai";
import type { ComponentProps, ReactNode } from "react";
import { expectTypeOf, it } from "vitest";
import type { useAddressForm } from "./account/index.ts";
import type { CardEntry, CardForm, useCardForm } from "./card/card-form.tsx";
import type { readCartSection, runCartCommand } from "./cart/commands/index.ts";
import type { ConfirmationPage } from "./confirmation/confirmation-page.tsx";
import type { PaymentStep } from "./payment/payment-step.tsx";
import type { submitOrderForm, submitShippingForm, toPageOutcome } from "./step-forms/index.ts";
import type { resolveRedirect, returnsToReviewAtom, stepTable } from "./steps/index.ts";

it("the state of a card form fits the form and gives a card", () => {
  type State = ReturnType<typeof useCardForm>;
  expectTypeOf<ComponentProps<typeof CardForm>["form"]>().toEqualTypeOf<State>();
  expectTypeOf<ReturnType<State["submit"]>>().toEqualTypeOf<CardEntry | null>();
  expectTypeOf<CardEntry["number"]>().toEqualTypeOf<string>();
  expectTypeOf<State["numberProps"]["error"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<State["hasSecurityCode"]>().toEqualTypeOf<boolean>();
});

it("an address form gives the address of the contract", () => {
  expectTypeOf<ReturnType<ReturnType<typeof useAddressForm>["submit"]>>().toEqualTypeOf<Address | null>();
  expectTypeOf<Address["city"]>().toEqualTypeOf<string>();
});

it("a cart command leads elsewhere or has problems, by `kind`", () => {
  type Outcome = Awaited<ReturnType<typeof runCartCommand>>;
  expectTypeOf<Extract<Outcome, { kind: "moved" }>["location"]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Outcome, { kind: "invalid" }>["problem"]>().toEqualTypeOf<string | undefined>();
  type Section = NonNullable<Awaited<ReturnType<typeof readCartSection>>>;
  expectTypeOf<Extract<Section, { kind: "removedDesign" }>["designId"]>().toEqualTypeOf<string>();
});

it("what a step refused is the action data of its page", () => {
  type Outcome = Awaited<ReturnType<typeof submitShippingForm>>;
  expectTypeOf<Extract<Outcome, { kind: "moved" }>["location"]>().toEqualTypeOf<string>();
  type Data = NonNullable<ComponentProps<typeof PaymentStep>["actionData"]>;
  expectTypeOf<Extract<ReturnType<typeof toPageOutcome>, { kind: "invalid" }>>().toEqualTypeOf<Invalid<Data>>();
  expectTypeOf<Data["openSection"]>().toEqualTypeOf<string | undefined>();
  type Placed = Awaited<ReturnType<typeof submitOrderForm>>;
  type Shown = Extract<Placed, { kind: "shown" }>["data"];
  expectTypeOf<Extract<Shown, { kind: "pending" }>["key"]>().toEqualTypeOf<string>();
});

it("steps have their own paths, and pages say where they lead", () => {
  expectTypeOf<(typeof stepTable)[1]["path"]>().toEqualTypeOf<"/checkout/shipping">();
  expectTypeOf<ReturnType<typeof resolveRedirect>["kind"]>().toEqualTypeOf<"inFlow" | "leave" | "cart">();
  expectTypeOf<ComponentProps<typeof PaymentStep>["onGo"]>().toEqualTypeOf<(path: string) => void | Promise<void>>();
  expectTypeOf<ComponentProps<typeof ConfirmationPage>["account"]>().toEqualTypeOf<ReactNode>();
  expectTypeOf<ExtractAtomValue<typeof returnsToReviewAtom>>().toEqualTypeOf<boolean>();
});
