export type { CardMessages } from "./card-messages.ts";

import { type CardMessages, cardMessages } from "./card-messages.ts";
import type { CardType } from "./card-type.ts";
import { type CardNumberOptions, checkCardNumber } from "./check-card-number.ts";
import { checkExpiry, type YearMonth } from "./check-expiry.ts";
import { checkSecurityCode } from "./check-security-code.ts";
import { matchRule } from "./detect-card-type.ts";
import type { RegionalNetwork } from "./exact-network-ranges.ts";

/** What is wrong with a value, and with which of its fields. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey> | undefined;
}
/** The checked value, or what is wrong with it. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** A schema of version 1 of https://standardschema.dev, which many form libraries take. */
export interface Schema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "@store/card-validation";
    readonly validate: (value: unknown) => SchemaResult<Output>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** Texts that replace those of `cardMessages`; the others stay. */
export interface MessageOptions {
  readonly messages?: { readonly [Field in keyof CardMessages]?: Partial<CardMessages[Field]> } | undefined;
}
/** The month in which dates are checked; a function is asked at each check, for a schema that lives for long. */
export interface SchemaTodayOptions {
  readonly today: YearMonth | (() => YearMonth);
}

/**
 * The schema of a card number: a text, of which the digits come out.
 *
 * @example cardNumberSchema({ luhn: true, accepted: ["Visa", "MasterCard"] })
 */
export function cardNumberSchema<Own extends string = never>({
  messages,
  ...options
}: CardNumberOptions<Own> & MessageOptions = {}): Schema<string, string> {
  const texts = { ...cardMessages.number, ...messages?.number };
  return toSchema((value) => {
    const check = checkCardNumber(toText(value), options);
    return check.state === "valid" ? { value: check.digits } : refuse(texts[check.problem]);
  });
}

/**
 * The schema of an expiry date: a text, of which the month and the year with four digits come out.
 *
 * @example expirySchema({ today: () => currentMonth("America/Chicago") })
 */
export function expirySchema({ today, messages }: SchemaTodayOptions & MessageOptions): Schema<string, YearMonth> {
  const texts = { ...cardMessages.expiry, ...messages?.expiry };
  return toSchema((value) => {
    const check = checkExpiry(toText(value), { today: typeof today === "function" ? today() : today });
    return check.state === "valid" ? { value: { month: check.month, year: check.year } } : refuse(texts[check.problem]);
  });
}

/**
 * The schema of the security code of a card type, or of a code with so many digits: a text, of which the digits come
 * out.
 *
 * @example securityCodeSchema("AmericanExpress")
 */
export function securityCodeSchema(
  type: CardType | RegionalNetwork | 0 | 3 | 4,
  { messages }: MessageOptions = {},
): Schema<string, string> {
  const texts = { ...cardMessages.securityCode, ...messages?.securityCode };
  return toSchema((value) => {
    const check = checkSecurityCode(toText(value), type);
    return check.state === "valid" ? { value: check.code } : refuse(texts[check.problem]);
  });
}

/** The fields of a card form. */
export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
}
/** A checked card: digits only, without a date if its type has none. */
export interface CheckedCard<Own extends string = never> {
  readonly type: CardType | Own;
  readonly number: string;
  readonly expiry: YearMonth | null;
  readonly securityCode: string;
}

/**
 * The schema of a whole card form, whose code and date are checked by the type of its number. Each issue has the path of
 * its field.
 *
 * @example cardSchema({ luhn: true, today: () => currentMonth("America/Chicago") })
 */
export function cardSchema<Own extends string = never>(
  options: CardNumberOptions<Own> & SchemaTodayOptions & MessageOptions,
): Schema<CardFields, CheckedCard<Own>> {
  const numberSchema = cardNumberSchema(options);
  const dateSchema = expirySchema(options);
  return toSchema((value): SchemaResult<CheckedCard<Own>> => {
    const fields = Object(value) as Partial<Record<keyof CardFields, unknown>>;
    const rule = matchRule(toText(fields.number), options);
    const { codeDigits } = rule;
    const type = rule.type as CardType | Own;
    const number = numberSchema["~standard"].validate(fields.number);
    // A store card has neither code nor date.
    const expiry: SchemaResult<YearMonth | null> =
      codeDigits > 0 ? dateSchema["~standard"].validate(fields.expiry) : { value: null };
    const code = securityCodeSchema(codeDigits, options)["~standard"].validate(fields.securityCode);
    if (number.issues || expiry.issues || code.issues) {
      return {
        issues: Object.entries({ number, expiry, securityCode: code }).flatMap(([field, { issues = [] }]) =>
          issues.map((issue) => ({ ...issue, path: [field] })),
        ),
      };
    }
    return { value: { type, number: number.value, expiry: expiry.value, securityCode: code.value } };
  });
}

function toSchema<Input, Output>(validate: (value: unknown) => SchemaResult<Output>): Schema<Input, Output> {
  return { "~standard": { version: 1, vendor: "@store/card-validation", validate } };
}

// A field without a value yet is an empty one.
const toText = (value: unknown) => (typeof value === "string" ? value : "");

const refuse = (message: string) => ({ issues: [{ message }] });
