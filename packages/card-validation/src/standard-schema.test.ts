import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { FieldApi, FormApi } from "@tanstack/form-core";
import { createFormControl } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { cardMessages } from "./card-messages.ts";
import type { CardRange } from "./card-range.ts";
import { cardNumberSchema, cardSchema, expirySchema, securityCodeSchema } from "./standard-schema.ts";

const today = { year: 2026, month: 11 };
const empty = { number: "", expiry: "", securityCode: "" };
const visa = { number: "4111 1111 1111 1111", expiry: "12/29", securityCode: "123" };

describe("the schemas", () => {
  it.each([
    ["number", cardNumberSchema({ luhn: true }), "4111 1111 1111 1111", "4111111111111111", "4111x"],
    ["expiry", expirySchema({ today }), "2029-12", { month: 12, year: 2029 }, "12/2"],
    ["securityCode", securityCodeSchema("AmericanExpress"), "1234", "1234", "123"],
  ] as const)(
    "return a valid %s, and the message of an invalid one",
    (field, { "~standard": schema }, valid, value, short) => {
      expect([schema.version, schema.vendor]).toEqual([1, "@store/card-validation"]);
      expect(schema.validate(valid)).toEqual({ value });
      expect(schema.validate(short)).toEqual({ issues: [{ message: cardMessages[field].length }] });
      for (const nothing of ["", undefined, null, 4111111111111111, {}]) {
        expect(schema.validate(nothing)).toEqual({ issues: [{ message: cardMessages[field].empty }] });
      }
    },
  );

  it("use the options of the checks, and the texts of the shop", () => {
    const bins: readonly CardRange[] = [{ prefix: "9001", type: "Proprietary" }];
    const messages = { number: { ...cardMessages.number, notAccepted: "Only our own card." } };
    const { validate } = cardNumberSchema({ bins, accepted: ["Proprietary"], messages })["~standard"];
    expect(validate("9001000000000000")).toEqual({ value: "9001000000000000" });
    expect(validate("4111")).toEqual({ issues: [{ message: "Only our own card." }] });
  });

  it("ask for the month at each check", () => {
    let month = 11;
    const { validate } = expirySchema({ today: () => ({ year: 2026, month }) })["~standard"];
    expect(validate("11/26")).toEqual({ value: { month: 11, year: 2026 } });
    month = 12;
    expect(validate("11/26")).toEqual({ issues: [{ message: cardMessages.expiry.past }] });
  });

  it("check a whole card: the code and the date by the type of the number", () => {
    const bins: readonly CardRange[] = [{ prefix: "9001", type: "Proprietary" }];
    const { validate } = cardSchema({ bins, today })["~standard"];
    expect(validate({ ...empty, number: "9001 0000 0000 0000" })).toEqual({
      value: { type: "Proprietary", number: "9001000000000000", expiry: null, securityCode: "" },
    });
    expect(validate({ ...visa, number: "371449635398431" })).toEqual({
      issues: [{ message: cardMessages.securityCode.length, path: ["securityCode"] }],
    });
    expect(validate(null)).toEqual({
      issues: [
        { message: cardMessages.number.empty, path: ["number"] },
        { message: cardMessages.expiry.empty, path: ["expiry"] },
        { message: cardMessages.securityCode.empty, path: ["securityCode"] },
      ],
    });
  });
});

describe("a form of React Hook Form", () => {
  const submit = async (values: typeof visa) => {
    const form = createFormControl({
      defaultValues: values,
      resolver: standardSchemaResolver(cardSchema({ luhn: true, today })),
    });
    const sent: unknown[] = [];
    const errors: Array<[string, string | undefined]> = [];
    await form.handleSubmit(
      (card) => {
        sent.push(card);
      },
      (problems) => {
        errors.push(
          ...Object.entries(problems).map(([field, error]): [string, string | undefined] => [field, error?.message]),
        );
      },
    )();
    return { sent, errors };
  };

  it("submits the checked card", async () => {
    expect(await submit(visa)).toEqual({
      errors: [],
      sent: [{ type: "Visa", number: "4111111111111111", expiry: { month: 12, year: 2029 }, securityCode: "123" }],
    });
  });

  it("shows the error of each field", async () => {
    expect(await submit({ number: "4111 1111 1111 1112", expiry: "10/26", securityCode: "" })).toEqual({
      sent: [],
      errors: [
        ["number", cardMessages.number.checksum],
        ["expiry", cardMessages.expiry.past],
        ["securityCode", cardMessages.securityCode.empty],
      ],
    });
  });
});

describe("a form of TanStack", () => {
  it("shows the error of a field while it is filled in", () => {
    const form = new FormApi({ defaultValues: empty });
    form.mount();
    const number = new FieldApi({
      form,
      name: "number",
      validators: { onChange: cardNumberSchema({ luhn: true, accepted: ["Visa"] }) },
    });
    number.mount();
    const errors = () => number.state.meta.errors.map((issue) => issue?.message);
    number.handleChange("37");
    expect(errors()).toEqual([cardMessages.number.notAccepted]);
    number.handleChange("4111 1111 1111 1111");
    expect(errors()).toEqual([]);
  });

  it("shows the error of each field on submit, and submits what is valid", async () => {
    const sent: unknown[] = [];
    const form = new FormApi({
      defaultValues: { ...visa, securityCode: "12" },
      validators: { onSubmit: cardSchema({ luhn: true, today }) },
      onSubmit: ({ value }) => {
        sent.push(value);
      },
    });
    form.mount();
    const code = new FieldApi({ form, name: "securityCode" });
    code.mount();
    await form.handleSubmit();
    expect(code.state.meta.errors.map((issue) => issue?.message)).toEqual([cardMessages.securityCode.length]);
    expect(sent).toEqual([]);
    code.handleChange("123");
    await form.handleSubmit();
    expect(sent).toEqual([visa]);
  });
});

it("checks a card of a shop's own type, with its code and without", () => {
  const own = { prefix: "5018", type: "Maestro", lengths: [12] } as const;
  const card = { number: "501800000009", expiry: "11/30", securityCode: "123" };
  const validate = (codeDigits: 0 | 3) =>
    cardSchema({ bins: [{ ...own, codeDigits }], today })["~standard"].validate(card);
  expect(validate(3)).toEqual({
    value: { type: "Maestro", number: card.number, expiry: { month: 11, year: 2030 }, securityCode: "123" },
  });
  expect(validate(0)).toMatchObject({ value: { type: "Maestro", expiry: null } });
});

it("replaces one text and keeps the others", () => {
  const { validate } = cardNumberSchema({ messages: { number: { checksum: "Typo." } }, luhn: true })["~standard"];
  expect(validate("4111111111111112")).toEqual({ issues: [{ message: "Typo." }] });
  expect(validate("")).toEqual({ issues: [{ message: "Please enter a valid credit card number." }] });
});
