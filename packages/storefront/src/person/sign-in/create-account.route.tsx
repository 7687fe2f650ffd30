import { pageOf } from "../../web/context/page-context.ts";
import { useStore } from "../../web/context/use-root.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import { authStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/create-account.route";
import { submitNewAccount } from "./account-forms.ts";
import { CreateAccountPage } from "./create-account-page.tsx";

export const links = authStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { returnUrl: toReturnUrl(searchParams.get("returnUrl")), secrets: await formSecrets(pageOf(context)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await submitNewAccount(pageOf(context), await readForm(request));
  return toActionResult(outcome);
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
