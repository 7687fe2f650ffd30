import type { CheckoutClient } from "@store/checkout-client";
import { type SectionalPage, sectionalOperations } from "@store/contract/sectionals";
import { replyOf } from "../../web/context/page-context.ts";

/** The planner of a collection, in its own fabric if it does not come in the requested one; undefined if the service fails. */
export async function loadPlanner(
  client: CheckoutClient,
  request: { collectionCode: string; fabricChoiceCode: string },
) {
  const { collectionCode, fabricChoiceCode } = request;
  const call = (fabric: string) =>
    client.call(sectionalOperations.getSectionalPage, { collectionCode, ...(fabric && { fabricChoiceCode: fabric }) });
  const found = await call(fabricChoiceCode);
  if (found.ok) return found.value;
  const isRefused = found.failure.kind === "refused";
  if (isRefused && fabricChoiceCode !== "") return replyOf(call(""));
  return isRefused ? replyOf<SectionalPage>(Promise.resolve(found)) : undefined;
}
