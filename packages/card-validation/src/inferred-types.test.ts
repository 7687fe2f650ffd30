import { expectTypeOf, it } from "vitest";
import { type CardType, cardTypeCandidates, checkCardNumber, checkExpiry, detectCardType } from "./index.ts";
import { cardSchema, type expirySchema } from "./standard-schema.ts";

const bins = [{ prefix: "5018,6304", type: "Maestro", lengths: [12, 16, 19] }] as const;
const today = { year: 2026, month: 11 };

it("a check has digits only if it is valid, and a problem otherwise, by `state`", () => {
  const check = checkCardNumber("4111");
  expectTypeOf<Extract<typeof check, { state: "valid" }>["digits"]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<typeof check, { state: "incomplete" }>["problem"]>().toEqualTypeOf<"length">();
  expectTypeOf<Extract<typeof check, { state: "valid" }>>().not.toHaveProperty("problem");
});

it("the types of own ranges join those of the package", () => {
  expectTypeOf(checkCardNumber("6304", { bins }).type).toEqualTypeOf<CardType | "Maestro">();
  expectTypeOf(detectCardType("6304", { bins })).toEqualTypeOf<CardType | "Maestro">();
  expectTypeOf(cardTypeCandidates("6304")).toEqualTypeOf<CardType[]>();
});

it("a valid date is a month and a year", () => {
  type Valid = Extract<ReturnType<typeof checkExpiry>, { state: "valid" }>;
  expectTypeOf<Valid>().toEqualTypeOf<{ readonly state: "valid"; readonly month: number; readonly year: number }>();
  expectTypeOf(checkExpiry)
    .parameter(1)
    .toEqualTypeOf<{ readonly today: { readonly year: number; readonly month: number } }>();
});

it("a form library infers what a schema takes and gives", () => {
  type TypesOf<Schema extends { "~standard": { types?: unknown } }> = NonNullable<Schema["~standard"]["types"]>;
  const card = cardSchema({ bins, today });
  expectTypeOf<TypesOf<typeof card>["input"]["expiry"]>().toEqualTypeOf<string>();
  expectTypeOf<TypesOf<typeof card>["output"]["type"]>().toEqualTypeOf<CardType | "Maestro">();
  type Expiry = TypesOf<ReturnType<typeof expirySchema>>;
  expectTypeOf<Expiry["output"]>().toEqualTypeOf<{ readonly year: number; readonly month: number }>();
});
