import { checkCardNumber } from "../check-card-number.ts";
import { checkExpiry, type YearMonth } from "../check-expiry.ts";
import { checkSecurityCode } from "../check-security-code.ts";
import { detectCardType } from "../detect-card-type.ts";
import { exactNetworkRanges } from "../exact-network-ranges.ts";
import { UnreadableAnswer } from "./from-function.ts";
import type { Vector } from "./hard-vectors.ts";
import type { Validator } from "./known-validators.ts";

/** An answer that is not right. */
export interface WrongAnswer {
  readonly vector: Vector;
  readonly given: string;
}

/** Asks a validator every vector that it has an answer to. Throws `UnreadableAnswer` for a function without one. */
export function ask(validator: Validator, vectors: readonly Vector[]): { asked: number; wrong: WrongAnswer[] } {
  const asked = vectors.filter(({ question }) => validator[question]);
  const wrong = asked.flatMap((vector) => {
    const given = answerOf(validator, vector);
    return given === vector.answer ? [] : [{ vector, given: String(given) }];
  });
  return { asked: asked.length, wrong };
}

function answerOf(validator: Validator, { question, input, brand = "" }: Vector): unknown {
  try {
    if (question === "brand") return toBrand(validator.brand?.(input));
    if (question === "code") return validator.code?.(input, brand);
    return validator[question]?.(input);
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw error;
    return `throws ${String(error)}`;
  }
}

const brandNames: Readonly<Record<string, string>> = {
  amex: "americanexpress",
  diners: "dinersclub",
  dinersclubcarteblanche: "dinersclub",
  dinersclubinternational: "dinersclub",
  cup: "unionpay",
};

/** The name of a brand without blanks and dashes, since every package writes it in its own way. */
function toBrand(name: unknown): string {
  const letters = String(name ?? "none")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return brandNames[letters] ?? letters;
}

/** This package as a validator of a shop that takes the cards of every network. */
export function ourValidator(today: YearMonth): Validator {
  const accepted = exactNetworkRanges.map(({ type }) => type);
  const options = { networks: exactNetworkRanges, luhn: true, accepted };
  return {
    number: (text) => checkCardNumber(text, options).state === "valid",
    typing(text) {
      const check = checkCardNumber(text, options);
      return check.state !== "invalid" || check.problem === "empty";
    },
    brand: (text) => detectCardType(text, options),
    expiry: (text) => checkExpiry(text, { today }).state === "valid",
    code: (text, brand) => checkSecurityCode(text, brand === "visa" ? "Visa" : "AmericanExpress").state === "valid",
  };
}
