import { accountOperations } from "@store/contract/account";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { redirect } from "react-router";
import { pageTitle } from "../page-title.ts";
import { ResetPasswordPage } from "../pages/account/reset-password-page.tsx";
import { submitNewPassword, submitResetRequest } from "../server/account-forms.ts";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, readForm, readText } from "../server/page-form.ts";
import { replyOf } from "../server/reply-of.ts";
import { authStyles } from "../sign-in/auth-styles.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/reset-password";

export const links = authStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const [{ title, text }, secrets] = await Promise.all([
    replyOf(page.client.call(accountOperations.getResetPasswordContent, {})),
    formSecrets(page),
  ]);
  return { title, text, secrets, resetToken: new URL(request.url).searchParams.get("token") };
}

/** The form of a mailed link has its token; the other form requests a link. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = pageOf(context);
  const form = await readForm(request);
  const resetToken = readText(form, "resetToken") ?? "";
  if (resetToken === "") {
    const answer = await submitResetRequest(page, form);
    return "message" in answer ? { ...answer, resetToken: null } : invalidForm({ ...answer, resetToken: null });
  }
  const outcome = await submitNewPassword(page, form);
  return "location" in outcome ? redirect(outcome.location, 303) : invalidForm({ ...outcome, resetToken });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Reset Password"),
  { name: "robots", content: "noindex" },
  // The URL of a mailed link opens the account: no other site may receive it. ("no-referrer" would hide the form's
  // origin, too.)
  { name: "referrer", content: "same-origin" },
];

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, title, text } = loaderData;
  const { exampleEmail } = useStore();
  const resetToken = actionData ? actionData.resetToken : loaderData.resetToken;
  return (
    <FormSecretsProvider value={secrets}>
      <ResetPasswordPage
        title={title}
        text={text}
        exampleEmail={exampleEmail}
        resetToken={resetToken}
        submitted={actionData}
      />
    </FormSecretsProvider>
  );
}
