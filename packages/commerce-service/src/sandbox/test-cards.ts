import type { CardTypeName } from "@store/contract/payment";

/** What the sandbox processor does with a card; kept with its token, never with its number. */
export type SandboxOutcome = "approve" | "decline" | "timeoutApplied" | "timeoutLost";

export interface TestCard {
  number: string;
  type: CardTypeName;
  outcome: SandboxOutcome;
  /** What happens, for the people who try it. */
  summary: string;
}

/** The documented test numbers. Any other valid number approves, any security code and any date to come fit. */
export const testCards: readonly TestCard[] = [
  { number: "4111111111111111", type: "Visa", outcome: "approve", summary: "Approved" },
  { number: "5555555555554444", type: "MasterCard", outcome: "approve", summary: "Approved" },
  { number: "2223003122003222", type: "MasterCard", outcome: "approve", summary: "Approved" },
  { number: "378282246310005", type: "AmericanExpress", outcome: "approve", summary: "Approved" },
  { number: "6011111111111117", type: "Discover", outcome: "approve", summary: "Approved" },
  { number: "4000000000000002", type: "Visa", outcome: "decline", summary: "Declined" },
  {
    number: "4000000000000119",
    type: "Visa",
    outcome: "timeoutApplied",
    summary: "No answer in time, yet approved some seconds later",
  },
  { number: "4000000000000127", type: "Visa", outcome: "timeoutLost", summary: "No answer, and it never arrived" },
];

/** What the sandbox processor will do with a number. */
export function findOutcome(number: string): SandboxOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? "approve";
}
