import { type CardType, checkCardNumber, detectCardType, formatCardNumber, formatExpiry } from "@store/card-validation";
import type { Peers } from "./peers.ts";
import { fastest, type Race } from "./race.ts";

interface CardValidator {
  number(text: string): { isValid: boolean; card: { type: string } | null };
}
interface CreditCards {
  card: {
    parse(text: string): string;
    type(digits: string, eager: boolean): string | undefined;
    isValid(digits: string): boolean;
    format(digits: string): string;
  };
}
interface Payform {
  parseCardType(text: string): string | null;
  validateCardNumber(text: string): boolean;
  formatCardNumber(text: string): string;
  formatCardExpiry(text: string): string;
}
interface Payment {
  fns: {
    cardType(text: string): string | null;
    validateCardNumber(text: string): boolean;
    formatCardNumber(text: string): string;
  };
}
interface Validator {
  isCreditCard(text: string): boolean;
}
interface Valibot {
  pipe(...parts: unknown[]): unknown;
  string(): unknown;
  creditCard(): unknown;
  is(schema: unknown, value: unknown): boolean;
}

const typeNames: Readonly<Record<string, CardType>> = {
  visa: "Visa",
  mastercard: "MasterCard",
  "american express": "AmericanExpress",
  "american-express": "AmericanExpress",
  amex: "AmericanExpress",
  discover: "Discover",
};
const toType = (name: unknown) => typeNames[String(name).toLowerCase()] ?? "Unspecified";

// Half of them as a form holds them, in groups; wrong check digits and wrong lengths among them.
const digits =
  "4111111111111111 5555555555554444 378282246310005 6011111111111117 4012888888881881 5105105105105100 371449635398431 6011000990139424 4111111111111112 5555555555554440 378282246310006 6500000000000002".split(
    " ",
  );
const numbers = digits.flatMap((number) => [number, formatCardNumber(number)]);
// One of them takes every number that starts with 6 for a Maestro card.
const threeNetworks = [...numbers.filter((number) => !number.startsWith("6")), "34", "5105 10"];
const dates = ["", "0", "1", "12/2", "12/29", "01/3", "0529", "1229", "13/29", "122"];

/** What card libraries do at every keystroke of a card form. */
export async function cardRaces({ load }: Peers): Promise<Race<string>[]> {
  const validator = await load<CardValidator>("card-validator");
  const { card } = await load<CreditCards>("creditcards");
  const payform = await load<Payform>("payform");
  const { fns } = await load<Payment>("payment");
  const { isCreditCard } = await load<Validator>("validator");
  const valibot = await load<Valibot>("valibot");
  const schema = valibot.pipe(valibot.string(), valibot.creditCard());
  const luhn = { luhn: true };
  return [
    {
      name: "type of a number",
      inputs: threeNetworks,
      ours: (text) => detectCardType(text),
      peers: {
        "card-validator": { run: (text) => validator.number(text).card?.type, toAnswer: toType },
        creditcards: { run: (text) => card.type(card.parse(text), true), toAnswer: toType },
        payform: { run: (text) => payform.parseCardType(text), toAnswer: toType },
        payment: { run: (text) => fns.cardType(text), toAnswer: toType },
      },
      goals: { [fastest]: 10 },
    },
    {
      name: "check of a number",
      inputs: numbers,
      ours: (text) => checkCardNumber(text, luhn).state === "valid",
      peers: {
        "card-validator": { run: (text) => validator.number(text).isValid },
        creditcards: { run: (text) => card.isValid(card.parse(text)) },
        payform: { run: (text) => payform.validateCardNumber(text) },
        payment: { run: (text) => fns.validateCardNumber(text) },
        validator: { run: (text) => isCreditCard(text) },
        valibot: { run: (text) => valibot.is(schema, text) },
      },
      goals: { [fastest]: 3 },
    },
    {
      name: "number in groups",
      inputs: numbers,
      ours: (text) => formatCardNumber(text),
      peers: {
        creditcards: { run: (text) => card.format(card.parse(text)) },
        payform: { run: (text) => payform.formatCardNumber(text) },
        payment: { run: (text) => fns.formatCardNumber(text) },
      },
      goals: { [fastest]: 4 },
    },
    {
      name: "expiry as MM/YY",
      inputs: dates,
      ours: (text) => formatExpiry(text),
      peers: {
        payform: {
          run: (text) => payform.formatCardExpiry(text),
          // It puts blanks around the slash.
          toAnswer: (text) => String(text).replaceAll(" ", ""),
        },
      },
      goals: { payform: 5 },
    },
  ];
}
