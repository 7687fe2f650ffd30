/** A validator by the questions that it answers; those that it does not know are missing. */
export interface Validator {
  number?(text: string): boolean;
  /** Whether more digits can make a number valid. */
  typing?(text: string): boolean;
  brand?(text: string): unknown;
  expiry?(text: string): boolean;
  code?(text: string, brand: string): boolean;
}

/** How a package from npm is asked, and what replaces its calls. */
export interface KnownValidator {
  toValidator(module: never): Validator;
  /** The exports that are called, which a bundler takes from `from`: the package itself if it is not named. */
  readonly called: { readonly names: readonly string[]; readonly from?: string };
  /** Calls of the package, and those of this one. */
  readonly changes: ReadonlyArray<readonly [before: string, after: string]>;
}

const ourNumberState = "checkCardNumber(text, { networks: exactNetworkRanges, luhn: true }).state";
const ourNumber = `${ourNumberState} === "valid"`;
const ourExpiryState = 'checkExpiry(text, { today: currentMonth("America/Chicago") }).state';
const ourExpiry = `${ourExpiryState} === "valid"`;
const ourCodeState = "checkSecurityCode(text, type).state";
const ourCode = `${ourCodeState} === "valid"`;
// Of an empty input the states here say "invalid", with a problem of its own.
const canBecomeValid = (state: string) => `text === "" || ${state} !== "invalid"`;
const ourType = "detectCardType(text, { networks: exactNetworkRanges })";

interface CardValidator {
  number(text: string): { isValid: boolean; isPotentiallyValid: boolean; card: { type: string } | null };
  expirationDate(text: string): { isValid: boolean };
  cvv(text: string, length: number): { isValid: boolean };
}
interface PaymentLike {
  cardType?(text: string): unknown;
  parseCardType?(text: string): unknown;
  validateCardNumber(text: string): boolean;
  validateCardExpiry(month: string, year: string): boolean;
  validateCardCVC(text: string, type: string): boolean;
}
interface CreditCards {
  card: {
    parse(text: string): string;
    type(digits: string, eager: boolean): unknown;
    isValid(digits: string): boolean;
  };
  cvc: { isValid(text: string, type: string): boolean };
}
interface Valibot {
  pipe(...parts: unknown[]): unknown;
  string(): unknown;
  creditCard(): unknown;
  is(schema: unknown, value: unknown): boolean;
}

const codeLength = (brand: string) => (brand === "americanexpress" ? 4 : 3);
const shortName = (brand: string) => (brand === "americanexpress" ? "amex" : brand);

// payment and payform are siblings; both take a date in two parts.
const paymentLike = (fns: PaymentLike): Validator => ({
  number: (text) => fns.validateCardNumber(text),
  brand: (text) => (fns.cardType ?? fns.parseCardType)?.(text),
  expiry: (text) => {
    const [month = "", year = ""] = text.split("/");
    return fns.validateCardExpiry(month, year);
  },
  code: (text, brand) => fns.validateCardCVC(text, shortName(brand)),
});
const paymentChanges = (prefix: string, type: string) =>
  [
    [`${prefix}validateCardNumber(text)`, ourNumber],
    [`${prefix}validateCardExpiry(month, year)`, ourExpiry],
    [`${prefix}validateCardCVC(text, type)`, ourCode],
    [`${prefix}${type}(text)`, ourType],
  ] as const;

/** The packages that are found in a project by themselves, by their name. */
export const knownValidators: Readonly<Record<string, KnownValidator>> = {
  "card-validator": {
    toValidator: (valid: CardValidator) => ({
      number: (text) => valid.number(text).isValid,
      typing: (text) => valid.number(text).isPotentiallyValid,
      brand: (text) => valid.number(text).card?.type,
      expiry: (text) => valid.expirationDate(text).isValid,
      code: (text, brand) => valid.cvv(text, codeLength(brand)).isValid,
    }),
    called: { names: ["number", "expirationDate", "cvv"] },
    changes: [
      ["valid.number(text).isValid", ourNumber],
      ["valid.number(text).isPotentiallyValid", canBecomeValid(ourNumberState)],
      ["valid.number(text).card?.type", ourType],
      ["valid.expirationDate(text).isValid", ourExpiry],
      ["valid.expirationDate(text).isPotentiallyValid", canBecomeValid(ourExpiryState)],
      ["valid.cvv(text, length).isValid", ourCode],
      ["valid.cvv(text, length).isPotentiallyValid", canBecomeValid(ourCodeState)],
    ],
  },
  "credit-card-type": {
    toValidator: (creditCardType: (text: string) => Array<{ type: string }>) => ({
      brand: (text) => creditCardType(text)[0]?.type,
    }),
    called: { names: ["default"] },
    changes: [["creditCardType(text)", "cardTypeCandidates(text, { networks: exactNetworkRanges })"]],
  },
  payment: {
    toValidator: ({ fns }: { fns: PaymentLike }) => paymentLike(fns),
    called: { names: ["default"] },
    changes: paymentChanges("Payment.fns.", "cardType"),
  },
  payform: {
    toValidator: (payform: PaymentLike) => paymentLike(payform),
    called: { names: ["validateCardNumber", "validateCardExpiry", "validateCardCVC", "parseCardType"] },
    changes: paymentChanges("payform.", "parseCardType"),
  },
  creditcards: {
    toValidator: ({ card, cvc }: CreditCards) => ({
      number: (text) => card.isValid(card.parse(text)),
      brand: (text) => card.type(card.parse(text), true),
      code: (text, brand) => cvc.isValid(text, brand === "americanexpress" ? "American Express" : "Visa"),
    }),
    called: { names: ["card", "cvc"] },
    changes: [
      ["card.isValid(card.parse(text))", ourNumber],
      ["card.type(digits, true)", ourType],
      ["cvc.isValid(text, type)", ourCode],
    ],
  },
  validator: {
    toValidator: ({ isCreditCard }: { isCreditCard(text: string): boolean }) => ({
      number: (text) => isCreditCard(text),
    }),
    // Those who count bytes import the one function.
    called: { from: "validator/es/lib/isCreditCard.js", names: ["default"] },
    changes: [["isCreditCard(text)", ourNumber]],
  },
  valibot: {
    toValidator: (v: Valibot) => {
      const schema = v.pipe(v.string(), v.creditCard());
      return { number: (text) => v.is(schema, text) };
    },
    called: { names: ["pipe", "string", "creditCard", "is"] },
    changes: [["v.pipe(v.string(), v.creditCard())", "cardNumberSchema({ luhn: true })"]],
  },
  luhn: {
    toValidator: ({ validate }: { validate(text: string): boolean }) => ({ number: (text) => validate(text) }),
    called: { names: ["validate"] },
    changes: [["luhn.validate(text)", ourNumber]],
  },
  "fast-luhn": {
    toValidator: (luhn: (text: string) => boolean) => ({ number: (text) => luhn(text) }),
    called: { names: ["default"] },
    changes: [["luhn(text)", ourNumber]],
  },
};

/** The change for a function of the project. */
export const ownChanges: KnownValidator["changes"] = [["yourFunction(text)", ourNumber]];
