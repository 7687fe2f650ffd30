import { orderOperations } from "@store/contract/orders";
import type { Shopper } from "../testing/shopper.ts";
import { type CheckoutPlan, expectedEnd } from "./checkout-plan.ts";
import type { SubmissionResult } from "./submit-plan.ts";

export interface ShopperRecord {
  plan: CheckoutPlan;
  results: readonly SubmissionResult[];
  /** The orders of the shopper's basket in the database. */
  orderIds: readonly string[];
}

/** Whether every response to a shopper, and every later status, was true; returns what was not. */
export async function checkShopper(shopper: Shopper, { plan, results, orderIds }: ShopperRecord): Promise<string[]> {
  const [orderId] = orderIds;
  const problems = results.flatMap((submit) => checkResult(submit, orderId));
  problems.push(...checkKeys(results));
  if (orderIds.length > 1) problems.push(`${orderIds.length} orders were made of one basket`);
  const expected = expectedEnd(plan);
  const end = orderId === undefined ? "failed" : "placed";
  if (expected !== "either" && expected !== end) problems.push(`the order should be ${expected} and is ${end}`);

  const keys = new Set(results.flatMap(({ key, answer }) => [key, ...(answer?.attemptKey ? [answer.attemptKey] : [])]));
  const seen = await Promise.all([...keys].map((key) => ask(shopper, key)));
  for (const { key, status, redirectUrl } of seen) {
    if (status === "inProgress" || status === "confirming") problems.push(`the attempt of ${key} is still ${status}`);
    if (status === "placed" && (orderId === undefined || !redirectUrl?.endsWith(`orderId=${orderId}`))) {
      problems.push(`the status of ${key} tells of an order that is not there`);
    }
    const answered = results.find((submit) => submit.key === key && submit.answer?.isSuccess);
    if (answered && status === "failed") problems.push(`${key} was answered an order and is failed`);
    const refused = results.find((submit) => submit.key === key && isFinalRefusal(submit));
    if (refused && status === "placed") problems.push(`${key} was told ${refused.answer?.errorCode} and is placed`);
  }
  if (orderId !== undefined && !seen.some(({ status }) => status === "placed"))
    problems.push("no key tells of the order");
  return problems;
}

const refusalsOfPayment = new Set([
  "CardDeclined",
  "PaymentUnavailable",
  "VerificationRequired",
  "SecurityCodeMismatch",
]);

// Nothing is ever charged under a key whose response was a failure.
function isFinalRefusal({ answer }: SubmissionResult): boolean {
  return answer?.status === 200 && !answer.isSuccess;
}

/**
 * One key has one final result, however often it is sent and also at once. Two submissions that are refused before a
 * card is authorized may each have another reason; a later one gets the first.
 */
function checkKeys(results: readonly SubmissionResult[]): string[] {
  const finals = new Map<string, Set<string>>();
  for (const { key, answer } of results) {
    if (answer?.status !== 200) continue;
    const isOfPayment = answer.isSuccess || refusalsOfPayment.has(answer.errorCode ?? "");
    const text = isOfPayment ? JSON.stringify([answer.isSuccess, answer.orderId, answer.errorCode]) : "not asked";
    finals.set(key, (finals.get(key) ?? new Set()).add(text));
  }
  return [...finals].flatMap(([key, answers]) =>
    answers.size > 1 ? [`${key} has different answers: ${[...answers].join(" and ")}`] : [],
  );
}

function checkResult({ key, answer }: SubmissionResult, orderId: string | undefined): string[] {
  if (answer === null) return [];
  const { status, isSuccess, orderId: answered } = answer;
  if (![200, 202, 409].includes(status)) return [`${key} was answered ${status}`];
  if (status === 200 && isSuccess && (answered === null || answered !== orderId)) {
    return [`${key} was answered an order that is not there`];
  }
  return [];
}

async function ask(shopper: Shopper, key: string) {
  const { body } = await shopper.call(orderOperations.getOrderAttempt, { key });
  return { key, status: body.status, redirectUrl: body.redirectUrl ?? null };
}
