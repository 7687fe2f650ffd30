import { redirect } from "react-router";
import { FormPage } from "../form-page.tsx";
import { pageTitle } from "../page-title.ts";
import { CreateAccountPage } from "../pages/account/create-account-page.tsx";
import { submitNewAccount } from "../server/account-forms.ts";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, readForm } from "../server/page-form.ts";
import { toReturnUrl } from "../server/return-url.ts";
import { authStyles } from "../sign-in/auth-styles.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/create-account";

export const links = authStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { returnUrl: toReturnUrl(searchParams.get("returnUrl")), secrets: await formSecrets(pageOf(context)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await submitNewAccount(pageOf(context), await readForm(request));
  return "location" in outcome ? redirect(outcome.location, 303) : invalidForm(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Create an Account"),
  { name: "robots", content: "noindex" },
];

export default function CreateAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { returnUrl, secrets } = loaderData;
  const { exampleEmail } = useStore();
  return (
    <FormPage secrets={secrets}>
      <CreateAccountPage returnUrl={returnUrl} exampleEmail={exampleEmail} submitted={actionData} />
    </FormPage>
  );
}
