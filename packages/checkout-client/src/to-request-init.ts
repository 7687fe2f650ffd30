import type { Route } from "@store/contract/routes";
import { toFields } from "./call-url.ts";

/** How a call is written: the token where its route asks for one, and of a POST its key and its body, as JSON or as a form. */
export function toRequestInit(
  { method, body, token: need }: Pick<Route, "method" | "body" | "token">,
  request: object,
  { key, signal, getToken }: { key: string; signal: AbortSignal | undefined; getToken: () => string | null },
): RequestInit {
  const headers: Record<string, string> = { accept: "application/json" };
  const token = need !== "none" && getToken();
  if (token) headers.RequestVerificationToken = token;
  const init: RequestInit = { method, headers };
  if (signal) init.signal = signal;
  if (method === "POST") {
    headers["Idempotency-Key"] = key;
    if (body === "form") init.body = toFields({ ...request });
    else {
      headers["content-type"] = "application/json";
      init.body = JSON.stringify(request);
    }
  }
  return init;
}
