import type { Operation } from "@store/contract/operation";
import { toLoginPage } from "../account/rules/to-return-path.ts";
import type { Answer } from "./context.ts";
import type { Refusal } from "./refusals.ts";
import type { BodyReading } from "./request/read-body.ts";

/**
 * How a call that is turned away before its handler says so. A page's own form leads to a page again, which names the
 * reason and keeps where the shopper was going; every other call answers the refusal.
 */
export function toFailure(
  { answer, method }: Pick<Operation, "answer" | "method">,
  refusal: Refusal,
  body: BodyReading,
): Answer<never> | Refusal {
  if (answer !== "redirect" || method !== "POST" || !body.ok || refusal.errorCode === "OriginRefused") return refusal;
  const { returnUrl } = body.value as { returnUrl?: unknown };
  const page = { returnUrl: typeof returnUrl === "string" ? returnUrl : "", errorCode: refusal.errorCode };
  return { kind: "redirect", location: toLoginPage(page) };
}
