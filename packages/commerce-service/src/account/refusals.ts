import type { Answer, CallContext } from "../service/context.ts";

/** Too many passwords are being hashed at the moment. */
export const busy = {
  kind: "refused",
  reason: "busy",
  status: 503,
  errorCode: "Unexpected",
  message: "Very many people are signing in right now. Please try again in a moment.",
} as const;

/** The reply for every reset link that cannot be used: it does not tell a used one from one that never existed. */
export const resetLinkExpired = {
  isSuccess: false,
  errorCode: "ResetLinkExpired",
  message: "This link has expired or was used already. Ask for a new one.",
} as const;

const notSignedIn = {
  kind: "refused",
  status: 401,
  errorCode: "NotSignedIn",
  message: "Please sign in to see your account.",
} as const;

/** A handler for signed-in shoppers; guests are refused. */
export function forAccount<Request, Reply>(
  handle: (accountId: string, request: Request, context: CallContext) => Promise<Answer<Reply>>,
) {
  return async (request: Request, context: CallContext): Promise<Answer<Reply>> => {
    const accountId = context.session?.accountId ?? null;
    return accountId === null ? notSignedIn : handle(accountId, request, context);
  };
}
