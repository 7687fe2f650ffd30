import { orderOperations } from "@store/contract/orders";
import type { Shopper } from "../shopper.ts";
import { type CheckoutPlan, toExpectedEnd } from "./checkout-plan.ts";
import type { SubmissionResult } from "./submit-plan.ts";

export interface ShopperRecord {
  plan: CheckoutPlan;
  results: readonly SubmissionResult[];
  /** The orders of the shopper's basket in the database. */
  orderIds: readonly string[];
}

/** Compares every response to a shopper, and every later status, with the database; returns the contradictions. */
export async function checkShopper(shopper: Shopper, { plan, results, orderIds }: ShopperRecord): Promise<string[]> {
  const [orderId] = orderIds;
  const problems = results.flatMap((submit) => checkResult(submit, orderId));
  problems.push(...checkKeys(results));
  if (orderIds.length > 1) problems.push(`${orderIds.length} orders were placed from one basket`);
  const expected = toExpectedEnd(plan);
  const end = orderId === undefined ? "failed" : "placed";
  if (expected !== "either" && expected !== end) problems.push(`the order should be ${expected} and is ${end}`);

  const keys = new Set(
    results.flatMap(({ key, response }) => [key, ...(response?.attemptKey ? [response.attemptKey] : [])]),
  );
  const seen = await Promise.all([...keys].map((key) => getAttempt(shopper, key)));
  for (const { key, status, redirectUrl } of seen) {
    if (status === "inProgress" || status === "confirming") problems.push(`the attempt of ${key} is still ${status}`);
    if (status === "placed" && (orderId === undefined || !redirectUrl?.endsWith(`orderId=${orderId}`))) {
      problems.push(`the status of ${key} names an order that does not exist`);
    }
    const succeeded = results.find((submit) => submit.key === key && submit.response?.isSuccess);
    if (succeeded && status === "failed") problems.push(`${key} reported an order and is failed`);
    const refused = results.find((submit) => submit.key === key && isFinalRefusal(submit));
    if (refused && status === "placed")
      problems.push(`${key} was refused with ${refused.response?.errorCode} and is placed`);
  }
  if (orderId !== undefined && !seen.some(({ status }) => status === "placed"))
    problems.push("no key returns the order");
  return problems;
}

const refusalsOfPayment = new Set([
  "CardDeclined",
  "PaymentUnavailable",
  "VerificationRequired",
  "SecurityCodeMismatch",
]);

// A key whose response was a failure is never charged.
function isFinalRefusal({ response }: SubmissionResult): boolean {
  return response?.status === 200 && !response.isSuccess;
}

/**
 * One key has one final result, however often and however concurrently it is sent. Two submissions that are refused
 * before a card is authorized may have different reasons; a later one gets the first reason.
 */
function checkKeys(results: readonly SubmissionResult[]): string[] {
  const finals = new Map<string, Set<string>>();
  for (const { key, response } of results) {
    if (response?.status !== 200) continue;
    const isOfPayment = response.isSuccess || refusalsOfPayment.has(response.errorCode ?? "");
    const text = isOfPayment
      ? JSON.stringify([response.isSuccess, response.orderId, response.errorCode])
      : "not authorized";
    finals.set(key, (finals.get(key) ?? new Set()).add(text));
  }
  return [...finals].flatMap(([key, responses]) =>
    responses.size > 1 ? [`${key} has different responses: ${[...responses].join(" and ")}`] : [],
  );
}

function checkResult({ key, response }: SubmissionResult, orderId: string | undefined): string[] {
  if (response === null) return [];
  const { status, isSuccess, orderId: reported } = response;
  if (![200, 202, 409].includes(status)) return [`${key} responded with ${status}`];
  if (status === 200 && isSuccess && (reported === null || reported !== orderId)) {
    return [`${key} reported an order that does not exist`];
  }
  return [];
}

async function getAttempt(shopper: Shopper, key: string) {
  const { body } = await shopper.call(orderOperations.getOrderAttempt, { key });
  return { key, status: body.status, redirectUrl: body.redirectUrl ?? null };
}
