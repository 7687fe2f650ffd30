import type { CallFailure } from "@store/checkout-client";
import type { ComponentProps } from "react";
import { expectTypeOf, it } from "vitest";
import type { CreateAccountForm } from "./new-account/create-account-form.tsx";
import type { NameForm } from "./profile/profile-forms.tsx";
import type { authenticate, SignInForm, startSignIn, validateCredentials } from "./sign-in/index.ts";

it("an authentication has a token or a problem, by `ok`", () => {
  type Authentication = Awaited<ReturnType<typeof authenticate>>;
  expectTypeOf<Extract<Authentication, { ok: true }>["sessionToken"]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Authentication, { ok: false }>["problem"]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Authentication, { ok: false }>["failure"]>().toEqualTypeOf<CallFailure>();
});

it("a sign-in starts with an address to go to or the widget to ask with, by `kind`", () => {
  type Start = Awaited<ReturnType<typeof startSignIn>>;
  expectTypeOf<Extract<Start, { kind: "moved" }>["location"]>().toEqualTypeOf<string>();
  type Widget = Extract<Start, { kind: "shown" }>["data"];
  expectTypeOf<Parameters<typeof authenticate>[2]>().toEqualTypeOf<Widget["messages"]>();
  expectTypeOf<Widget["googleEnabled"]>().toEqualTypeOf<boolean>();
});

it("what a form refused goes back into it as texts by field", () => {
  type Submitted<Form extends (props: never) => unknown> = NonNullable<Parameters<Form>[0]["submitted"]>;
  type Texts = Readonly<Record<string, string>> | undefined;
  expectTypeOf<Submitted<typeof SignInForm>["errors"]>().toEqualTypeOf<Texts>();
  expectTypeOf<Submitted<typeof CreateAccountForm>["fields"]>().toEqualTypeOf<Texts>();
  expectTypeOf<ReturnType<typeof validateCredentials>["password"]>().toEqualTypeOf<string | undefined>();
});

it("a profile form takes the account of a reply", () => {
  expectTypeOf<ComponentProps<typeof NameForm>["account"]["firstName"]>().toEqualTypeOf<string>();
});
