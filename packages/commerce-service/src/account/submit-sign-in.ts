import type { AuthForm } from "@store/contract/account/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { toLoginPage, toReturnPath } from "./rules/to-return-path.ts";
import { signIn } from "./sign-in.ts";

/**
 * The form that the sign-in widget posts [CALL-117]: opens the session and leads to `returnUrl`, or back to the login page,
 * which is told why.
 */
export async function submitSignIn(
  { sessionToken, returnUrl }: AuthForm,
  context: CallContext,
): Promise<Answer<never>> {
  const { session, log } = context;
  if (session === null) return { kind: "redirect", location: toLoginPage({ returnUrl, errorCode: "SessionMissing" }) };
  const result = await signIn(context, { session, sessionToken });
  if (result.kind === "refused") {
    return { kind: "redirect", location: toLoginPage({ returnUrl, errorCode: result.errorCode }) };
  }
  context.kept({ started: result.started, hasAnswer: false });
  log.info("signed in");
  return { kind: "redirect", location: toReturnPath(returnUrl) };
}
