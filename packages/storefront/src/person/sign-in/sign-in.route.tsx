import type { SignInPurpose } from "@store/auth-ui/sign-in-panel";
import { accountOperations } from "@store/contract/account";
import { replace } from "react-router";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, invalidFormContext, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { accountPath, toReturnUrl } from "../../web/forms/return-url.ts";
import { authStyles } from "../../web/page/form-styles.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import { toSignInProblem } from "../../web/session/open-account.ts";
import type { Route } from "./+types/sign-in.route";
import { draftOfUrl, isDesignUrl } from "./design-draft.ts";
import { PreviousForm } from "./previous-form.tsx";
import { signIn } from "./sign-in.ts";
import { SignInPage } from "./sign-in-page.tsx";

export const links = authStyles;
export const handle: PageHandle = { head: "reading" };

/** What the shopper signs in for, by this page's address or by where they go on to. */
function toPurpose(pathname: string, returnUrl: string): SignInPurpose {
  if (pathname.startsWith("/gift-registry/")) return "giftRegistry";
  return isDesignUrl(returnUrl) ? "designServices" : "account";
}

/** The texts and hidden values of the form. A signed-in shopper is redirected [AUTH-19]. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { pathname, searchParams } = new URL(request.url);
  const returnUrl = toReturnUrl(searchParams.get("returnUrl"));
  const config = await replyOf(page.client.call(accountOperations.getSignInConfig, { returnUrl }));
  if (config.isLoggedIn && !context.get(invalidFormContext)) throw replace(config.redirectUrl ?? accountPath);
  const error = searchParams.get("error");
  return {
    returnUrl,
    widget: config.widget,
    purpose: toPurpose(pathname, returnUrl),
    problem: error === null ? undefined : toSignInProblem(error),
    secrets: await formSecrets(page),
  };
}

/** Redirects to the requested page after a success, or returns the error. */
export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await signIn(pageOf(context), await readForm(request));
  context.set(invalidFormContext, outcome.kind === "invalid");
  return toActionResult(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Sign In", "Sign in to your account."),
  { name: "robots", content: "noindex" },
];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, problem, ...page } = loaderData;
  const previous = page.purpose === "designServices" ? <PreviousForm draft={draftOfUrl(page.returnUrl)} /> : undefined;
  return (
    <FormPage secrets={secrets}>
      <SignInPage {...page} previous={previous} submitted={actionData ?? { problem }} />
    </FormPage>
  );
}
