import { type CheckoutClient, createCheckoutClient } from "@store/checkout-client";
import { accountOperations } from "@store/contract/account";
import { toFieldResult } from "@store/shopper-state";
import type { Invalid, Moved, Shown } from "@store/ui-kit/form-outcome";
import { createContext, data, redirect } from "react-router";
import { type PageContext, replyOf } from "../context/page-context.ts";
import { readText } from "./read-text.ts";

const cardSecrets = ["number", "cardNumber", "cvv", "pin", "cardPin"];
const secretFields: ReadonlySet<string> = new Set([...cardSecrets, "password", "currentPassword"]);

/** Whether the page is rendered again with the errors of its form. */
export const invalidFormContext = createContext(false);

/** A client for the calls of one submitted form. */
export interface FormClient extends CheckoutClient {
  /**
   * Whether the last response was replayed, so the call did nothing: the form was submitted twice, or again after Back.
   */
  isReplayed(): boolean;
}

/** The fields of a submitted form; throws a 400 response if the request is not a form. */
export async function readForm(request: Request): Promise<FormData> {
  const form = request.method === "POST" ? await request.formData().catch(() => null) : null;
  if (form === null) throw data(null, { status: 400 });
  return form;
}

/** The CSRF token of a form; "" without one. */
export function readToken(form: FormData): string {
  return readText(form, "__RequestVerificationToken") ?? "";
}

/** The command of a form's button: `removeItem:line-1` is the command `removeItem` of `line-1`. */
export function parseIntent(form: FormData): { command: string; argument: string } {
  const [command = "", ...argument] = (readText(form, "intent") ?? "").split(":");
  return { command, argument: argument.join(":") };
}

/**
 * The hidden values of a page's forms, for the loader of a page that is never cached: the masked token and a new nonce.
 */
export async function formSecrets({ client }: Pick<PageContext, "client">): Promise<{ token: string; nonce: string }> {
  const { requestToken } = await replyOf(client.call(accountOperations.getRequestVerificationToken, {}));
  return { token: requestToken, nonce: crypto.randomUUID() };
}

/**
 * The client of a submitted form. Its keys are derived from the nonce, so that a form that is submitted twice takes
 * effect once.
 */
export function formClient(
  page: Pick<PageContext, "fetch">,
  form: FormData,
  nonce = readText(form, "nonce") ?? "",
): FormClient {
  return tokenClient(page, { token: readToken(form), nonce });
}

/** A client that sends a CSRF token, and an idempotency key with each call unless the nonce is empty. */
export function tokenClient(
  { fetch }: Pick<PageContext, "fetch">,
  { token, nonce }: { readonly token: string; readonly nonce: string },
): FormClient {
  let isReplayed = false;
  const client = createCheckoutClient({
    baseUrl: "",
    getToken: () => token || null,
    async fetch(url, init) {
      const headers = new Headers(init.headers);
      // Also for calls that do not require one: a page's form belongs to the session for which it was rendered.
      if (token !== "") headers.set("RequestVerificationToken", token);
      const response = await fetch(url, { ...init, headers });
      isReplayed = response.headers.has("idempotency-replayed");
      return response;
    },
  });
  return {
    async call(operation, request, options) {
      const idempotencyKey = nonce === "" ? undefined : await toKey(nonce, operation.name, request);
      return client.call(operation, request, { idempotencyKey, ...options });
    },
    isReplayed: () => isReplayed,
  };
}

type ActionResult<Outcome> = Outcome extends Moved
  ? Response
  : ReturnType<typeof data<Outcome extends Shown<infer Data> ? Data : Omit<Outcome, "kind">>>;

/** The response of an action: a redirect, what the page shows, or the page again with the errors and the input. */
export function toActionResult<Outcome extends Moved | Shown<unknown> | Invalid>(
  outcome: Outcome,
  init: ResponseInit = {},
) {
  return toResponse(outcome, init) as ActionResult<Outcome>;
}

function toResponse(outcome: Moved | Shown<unknown> | Invalid, init: ResponseInit) {
  if (outcome.kind === "moved") return redirect(outcome.location, { status: 303, ...init });
  if (outcome.kind === "shown") return data(outcome.data, init);
  const { kind: _, ...errors } = outcome;
  return data(errors, { status: 422, ...init });
}

/** Null if the call of a form succeeded; otherwise the reason, with the service's text if there is one. */
export function toProblem(reply: Parameters<typeof toFieldResult>[0], fallback: string): string | null {
  const result = toFieldResult(reply, { fallback });
  return result.isSuccess ? null : result.message;
}

// Without secrets: otherwise a reader of the key could guess them by trial and error.
async function toKey(nonce: string, call: string, request: unknown): Promise<string> {
  const fields = JSON.stringify(request, (name, value) => (secretFields.has(name) ? undefined : value));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${nonce} ${call} ${fields}`));
  return Buffer.from(digest).toString("base64url");
}
