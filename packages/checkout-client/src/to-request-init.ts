import type { Route } from "@store/contract/routes";
import { type Fields, toFields } from "./call-url.ts";

/** How a call is written: the token where its route asks for one, and of a POST its key and its body, as JSON or as a form. */
export function toRequestInit(
  { method, body, token: need }: Pick<Route, "method" | "body" | "token">,
  request: Fields,
  { key, signal, getToken }: { key: string; signal: AbortSignal | undefined; getToken: () => string | null },
): RequestInit {
  const isPost = method === "POST";
  const isForm = body === "form";
  const token = need !== "none" && getToken();
  return {
    method,
    signal: signal ?? null,
    headers: {
      accept: "application/json",
      ...(token && { RequestVerificationToken: token }),
      ...(isPost && { "Idempotency-Key": key }),
      ...(isPost && !isForm && { "content-type": "application/json" }),
    },
    ...(isPost && { body: isForm ? toFields(request) : JSON.stringify(request) }),
  };
}
