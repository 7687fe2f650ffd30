import { accountOperations } from "@store/contract/account";
import { redirect } from "react-router";
import { FormPage } from "../form-page.tsx";
import { pageTitle } from "../page-title.ts";
import { ProfilePage } from "../pages/account/profile-page.tsx";
import { pageOf } from "../server/page-context.ts";
import { formSecrets, invalidForm, readForm } from "../server/page-form.ts";
import { submitProfile } from "../server/profile-forms.ts";
import { accountReply } from "../server/saved-account.ts";
import { authStyles } from "../sign-in/auth-styles.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/account-profile";

export const links = authStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  const { account } = await accountReply(page.client.call(accountOperations.getAccount, {}), request);
  const { devices } = await accountReply(page.client.call(accountOperations.getDevices, {}), request);
  return { account, devices, done: new URL(request.url).searchParams.get("done"), secrets: await formSecrets(page) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await submitProfile(pageOf(context), await readForm(request));
  return "location" in outcome ? redirect(outcome.location, 303) : invalidForm(outcome);
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
