import type { YearMonth } from "../check-expiry.ts";

/** A question to a validator: is a number, a date or a code valid, can a number become valid, of which brand is it. */
type Question = "number" | "typing" | "brand" | "expiry" | "code";

/** An input on which validators differ, and the right answer. */
export interface Vector {
  readonly question: Question;
  readonly input: string;
  /** The brand of the card of a security code. */
  readonly brand?: string;
  readonly answer: boolean | string;
  readonly why: string;
}

const number = (answer: boolean) => (why: string, input: string) =>
  ({ question: "number", input, answer, why }) as const;
const [accepts, refuses] = [number(true), number(false)];
const typing = (input: string, answer: boolean, why: string) => ({ question: "typing", input, answer, why }) as const;
const brand = (answer: string, input: string, why: string) => ({ question: "brand", input, answer, why }) as const;

const numbers: readonly Vector[] = [
  accepts("with spaces", "4111 1111 1111 1111"),
  accepts("with dashes", "4111-1111-1111-1111"),
  accepts("with no-break spaces, as copied from a page", "4111\u00A01111\u00A01111\u00A01111"),
  accepts("in full-width digits of a Japanese keyboard", "４１１１１１１１１１１１１１１１"),
  accepts("in Arabic-Indic digits", "٤١١١١١١١١١١١١١١١"),
  accepts("with a space at its end", "371449635398431 "),
  accepts("Visa of 13 digits", "4222222222222"),
  accepts("Visa of 19 digits", "4000000000000000006"),
  accepts("first Mastercard of the 2 series", "2221000000000009"),
  accepts("last Mastercard of the 2 series", "2720990000000007"),
  accepts("Discover 644", "6445644564456445"),
  accepts("Diners Club of 14 digits", "36227206271667"),
  accepts("Diners Club of 16 digits", "3056930009020004"),
  accepts("JCB", "3569990010095841"),
  accepts("UnionPay of 19 digits", "6205500000000000004"),
  accepts("UnionPay 81", "8171999927660000"),
  accepts("Maestro", "6304000000000000"),
  accepts("Maestro of 19 digits", "6799990100000000019"),
  accepts("Elo", "6362970000457013"),
  accepts("Mir", "2200000000000004"),
  accepts("Hiper", "6370950000000005"),
  accepts("Hipercard", "6062828888666688"),
  accepts("Troy", "9792100000000001"),
  refuses("wrong check digit", "4111111111111112"),
  refuses("zeros: their check digit is right, but no card starts with them", "0000000000000000"),
  refuses("no card starts with 99", "9999999999999995"),
  refuses("behind the last Mastercard of the 2 series", "2721000000000004"),
  refuses("Visa of 15 digits", "411111111111108"),
  refuses("Visa of 17 digits", "41111111111111113"),
  refuses("Amex of 16 digits", "3782822463100011"),
  refuses("nothing", ""),
];

const brands: readonly Vector[] = [
  brand("mastercard", "2221", "the 2 series"),
  brand("discover", "6011", "the oldest range"),
  brand("discover", "644", "a range since 2009"),
  brand("dinersclub", "3095", "four digits are needed"),
  brand("jcb", "3528", "the first of 3528-3589"),
  brand("unionpay", "8171", "a range besides 62"),
  brand("maestro", "6304", "a range of Maestro alone"),
  brand("elo", "636368", "six digits are needed"),
  brand("mir", "2200", "below Mastercard's 2 series"),
  brand("hiper", "637095", "six digits are needed"),
  brand("hipercard", "606282", "six digits are needed"),
  brand("troy", "9792", "the only network that starts with 9"),
];

const keystrokes: readonly Vector[] = [
  typing("", true, "nothing is typed yet"),
  typing("4", true, "a Visa begins"),
  typing("222", true, "a Mastercard of the 2 series begins"),
  typing("4111 1111 1111 1", true, "two digits are missing"),
  typing("9", true, "a Troy begins"),
  typing("99", false, "no card starts with 99"),
  typing("3782 822463 10006", false, "complete, with a wrong check digit"),
];

const codes: readonly Vector[] = [
  { question: "code", input: "123", brand: "visa", answer: true, why: "three digits" },
  { question: "code", input: "1234", brand: "visa", answer: false, why: "one digit too many" },
  { question: "code", input: "1234", brand: "americanexpress", answer: true, why: "four digits" },
  { question: "code", input: "123", brand: "americanexpress", answer: false, why: "one digit is missing" },
  { question: "code", input: "12a", brand: "visa", answer: false, why: "a letter" },
];

/** The vectors; those of dates depend on the present month. */
export function hardVectors({ year, month }: YearMonth): readonly Vector[] {
  const date = (input: string, answer: boolean, why: string): Vector => ({ question: "expiry", input, answer, why });
  const mm = (count: number) => String(count).padStart(2, "0");
  const yy = (count: number) => String(count % 100).padStart(2, "0");
  const [lastMonth, lastYear] = month === 1 ? [12, year - 1] : [month - 1, year];
  return [
    ...numbers,
    ...brands,
    ...keystrokes,
    date(`${mm(month)}/${yy(year)}`, true, "a card is valid through its month"),
    date(`${mm(lastMonth)}/${yy(lastYear)}`, false, "expired last month"),
    date(`12/${year + 3}`, true, "a year of four digits"),
    date(`${year + 3}-05`, true, "as browsers fill in a month"),
    date(`${month}/${yy(year + 1)}`, true, "a month of one digit or two"),
    date(`13/${yy(year + 1)}`, false, "there is no month 13"),
    date(`00/${yy(year + 1)}`, false, "there is no month 0"),
    date(`01/${year + 60}`, false, "no card is issued for 60 years"),
    date("", false, "nothing"),
    ...codes,
  ];
}
