import type { SignInConfig } from "@store/contract/account";
import { accountOperations } from "@store/contract/account";
import type { AuthForm, SignOut } from "@store/contract/account/requests";
import { accountRequests } from "@store/contract/account/requests";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { insertSession } from "../service/queries/sessions.ts";
import { makeSession } from "../service/session/session-store.ts";
import { signInWidget } from "../service/sign-in-widget.ts";
import { accountPath, toLoginPage, toReturnPath } from "../service/to-return-path.ts";
import { authenticate } from "./authenticate.ts";
import { createAccount } from "./create-account.ts";
import { listDevices, signOutDevice } from "./devices.ts";
import { listOrders } from "./list-orders.ts";
import { changeEmail, changePassword, signOutEverywhere, updateName } from "./profile.ts";
import { findAccountDetails } from "./queries/accounts.ts";
import { lockSession, replaceSession } from "./queries/sessions.ts";
import { forAccount } from "./refusals.ts";
import { requestDesign } from "./request-design.ts";
import { requestPasswordReset, resetPasswordContent } from "./request-password-reset.ts";
import { saveAddress } from "./save-address.ts";
import { removeSavedItem, setDefaultItem, showAccount } from "./saved-account.ts";
import { checkResetLink, setNewPassword } from "./set-new-password.ts";
import { signIn } from "./sign-in.ts";

/**
 * Handles the form of the sign-in widget: opens the session and redirects to `returnUrl`, or back to the login page
 * with the reason.
 */
async function submitSignIn({ sessionToken, returnUrl }: AuthForm, context: CallContext): Promise<Answer<never>> {
  const { log, snapshot } = context;
  // The data of a replaced session has moved to its successor.
  const session = snapshot.replaced === null ? await context.requireSession() : null;
  const result = await signIn(context, { session, sessionToken });
  if (result.kind === "refused") {
    return { kind: "redirect", location: toLoginPage({ returnUrl, errorCode: result.errorCode }) };
  }
  context.recordChange({ started: result.started, hasAnswer: false });
  log.info("signed in");
  return { kind: "redirect", location: toReturnPath(returnUrl) };
}

export const accountModule = defineModule({
  operations: accountOperations,
  requests: accountRequests,
  handlers: {
    getRequestVerificationToken: (_request, context) => showRequestToken(context),
    getSignInConfig: (request, context) => showSignInConfig(request, context),
    authenticate: (request, context) => authenticate(request, context),
    createAccount: (request, context) => createAccount(request, context),
    requestPasswordReset: (request, context) => requestPasswordReset(request, context),
    getResetPasswordContent: async () => ({ kind: "reply", reply: resetPasswordContent }),
    checkResetLink: (request, context) => checkResetLink(request, context),
    setNewPassword: (request, context) => setNewPassword(request, context),
    authForm: (request, context) => submitSignIn(request, context),
    signOut: (request, context) => signOut(request, context),
    getAccount: forAccount(showAccount),
    getOrders: forAccount(listOrders),
    saveAddress: forAccount(saveAddress),
    removeAddress: forAccount((owner, { addressId: id }: { addressId: string }, context) =>
      removeSavedItem(owner, { kind: "address", id }, context),
    ),
    setDefaultAddress: forAccount((owner, { addressId: id }: { addressId: string }, context) =>
      setDefaultItem(owner, { kind: "address", id }, context),
    ),
    removeCard: forAccount((owner, { cardId: id }: { cardId: string }, context) =>
      removeSavedItem(owner, { kind: "card", id }, context),
    ),
    setDefaultCard: forAccount((owner, { cardId: id }: { cardId: string }, context) =>
      setDefaultItem(owner, { kind: "card", id }, context),
    ),
    updateName: forAccount(updateName),
    changeEmail: forAccount(changeEmail),
    changePassword: forAccount(changePassword),
    requestDesign: forAccount(requestDesign),
    getDevices: forAccount(listDevices),
    signOutDevice: forAccount(signOutDevice),
    signOutEverywhere: forAccount(signOutEverywhere),
  },
});

/** The CSRF token of the forms on account pages; starts a session for a browser without a cookie. */
async function showRequestToken(
  context: CallContext,
): Promise<Answer<{ requestToken: string; headerMessage: string }>> {
  const requestToken = await context.showRequestToken();
  const headerMessage = "Enter your email address and we will send you a link to choose a new password.";
  return { kind: "reply", reply: { requestToken, headerMessage } };
}

/** Whether the shopper is signed in, with the account and the page to go to; otherwise what the sign-in form needs. */
async function showSignInConfig(
  { returnUrl }: { returnUrl?: string | undefined },
  { session, database }: CallContext,
): Promise<Answer<SignInConfig>> {
  const accountId = session?.accountId ?? null;
  const account = accountId === null ? undefined : await findAccountDetails(database, accountId);
  if (account === undefined) return { kind: "reply", reply: { isLoggedIn: false, widget: signInWidget } };
  const redirectUrl = returnUrl === undefined ? accountPath : toReturnPath(returnUrl);
  return { kind: "reply", reply: { isLoggedIn: true, account, widget: signInWidget, redirectUrl } };
}

/**
 * Ends an account's session and starts a guest's with an empty basket; the account's basket stays for the next sign-in.
 * For a guest, nothing changes.
 */
async function signOut({ returnUrl }: SignOut, context: CallContext): Promise<Answer<never>> {
  const { session, snapshot, database, site, brand } = context;
  const location = returnUrl === undefined ? "/" : toReturnPath(returnUrl);
  const isGuest = session === null ? snapshot.replaced === null : session.accountId === null;
  if (isGuest) return { kind: "redirect", location };
  const started = makeSession(context, { site, brand });
  await database.transaction().execute(async (transaction) => {
    await insertSession(transaction, started.row);
    // A second click, or another tab, may have replaced it already.
    if (session === null || !(await lockSession(transaction, session.sessionId))) return;
    const now = context.clock.now();
    await replaceSession(transaction, { sessionId: session.sessionId, successorId: null, now });
  });
  context.recordChange({ started, hasAnswer: false });
  return { kind: "redirect", location };
}
