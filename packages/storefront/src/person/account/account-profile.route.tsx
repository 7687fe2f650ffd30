import { accountOperations } from "@store/contract/account";
import { pageOf } from "../../web/context/page-context.ts";
import { useStore } from "../../web/context/use-root.ts";
import { FormPage } from "../../web/forms/form-page.tsx";
import { formSecrets, readForm, toActionResult } from "../../web/forms/page-form.ts";
import { authStyles } from "../../web/page/form-styles.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/account-profile.route";
import { submitProfile } from "./profile-forms.ts";
import { ProfilePage } from "./profile-page.tsx";
import { accountReply } from "./saved-account.ts";

export const links = authStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { account } = await accountReply(page.client.call(accountOperations.getAccount, {}), request);
  const { devices } = await accountReply(page.client.call(accountOperations.getDevices, {}), request);
  return { account, devices, done: new URL(request.url).searchParams.get("done"), secrets: await formSecrets(page) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await submitProfile(pageOf(context), await readForm(request));
  return toActionResult(outcome);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Profile"),
  { name: "robots", content: "noindex" },
];

export default function AccountProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { secrets, ...shown } = loaderData;
  return (
    <FormPage secrets={secrets}>
      <ProfilePage {...shown} exampleEmail={useStore().exampleEmail} submitted={actionData} />
    </FormPage>
  );
}
