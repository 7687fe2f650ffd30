import type { CallFailure, CheckoutClient } from "@store/checkout-client";
import { accountOperations } from "@store/contract/account";
import type { Operation } from "@store/contract/operation";
import type { SignInWidget } from "@store/contract/shared";
import { authenticate } from "./authenticate.ts";
import type { Credentials } from "./validate-credentials.ts";

/** The form that opens a session: where the browser submits it, and its fields. */
export interface SessionToOpen {
  readonly action: string;
  readonly sessionToken: string;
  readonly requestToken: string;
}

export type SessionOpening =
  | { readonly ok: true; readonly session: SessionToOpen }
  | { readonly ok: false; readonly failure: CallFailure; readonly operation: Pick<Operation, "name" | "path"> };

/** Checks a password and gets what the form needs that opens the session. */
export async function openSession(
  client: Pick<CheckoutClient, "call">,
  credentials: Credentials,
  messages: SignInWidget["messages"],
): Promise<SessionOpening> {
  const checked = await authenticate(client, credentials, messages);
  if (!checked.ok) return { ok: false, failure: checked.failure, operation: accountOperations.authenticate };
  const operation = accountOperations.getRequestVerificationToken;
  const token = await client.call(operation, {});
  if (!token.ok) return { ok: false, failure: token.failure, operation };
  const { requestToken } = token.value;
  const action = accountOperations.authForm.path;
  return { ok: true, session: { action, sessionToken: checked.sessionToken, requestToken } };
}
