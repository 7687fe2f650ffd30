import { accountOperations } from "@store/contract/account";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { useStore } from "../../web/context/use-root.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { authStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/reset-password.route";
import { findMailedLink, readResetToken, submitNewPassword, submitResetRequest } from "./account-forms.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

export const links = authStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const resetToken = readResetToken(request.url);
  const [{ title, text }, secrets, link] = await Promise.all([
    replyOf(page.client.call(accountOperations.getResetPasswordContent, {})),
    formSecrets(page),
    resetToken === null ? null : findMailedLink(page, resetToken),
  ]);
  // Nobody should choose a password for a link that cannot be used: the page offers a new one.
  const { email = "", problem: linkProblem = null } = link ?? {};
  return { title, text, secrets, linkProblem, email, resetToken: linkProblem === null ? resetToken : null };
}

/** The form of a mailed link has its token; the other form requests a link. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const form = await readForm(request);
  const submit = readText(form, "resetToken") ? submitNewPassword : submitResetRequest;
  return toActionResult(await submit(page, form));
}

/** The URL of a mailed link opens the account: no page or file, not even our own, gets it as the referrer. */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Reset Password"),
  { name: "robots", content: "noindex" },
];

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, title, text, linkProblem, email } = loaderData;
  const { exampleEmail } = useStore();
  const { resetToken } = actionData ?? loaderData;
  return (
    <FormPage secrets={secrets}>
      <ResetPasswordPage
        title={title}
        text={text}
        exampleEmail={exampleEmail}
        email={email}
        resetToken={resetToken}
        submitted={actionData ?? { problem: linkProblem ?? undefined }}
      />
    </FormPage>
  );
}
