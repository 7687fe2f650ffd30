import { moved } from "@store/ui-kit/form-outcome";
import { pageOf } from "../../web/context/page-context.ts";
import { useRoot } from "../../web/context/use-root.ts";
import { readForm, toActionResult } from "../../web/forms/page-form.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/sign-out.route";
import { signOut } from "./sign-in.ts";
import { SignOutPage } from "./sign-out-page.tsx";

export async function action({ context, request }: Route.ActionArgs) {
  await readForm(request);
  // Also of pages that the browser has kept for Back.
  const headers = { "Clear-Site-Data": '"cache"' };
  return toActionResult(moved(await signOut(pageOf(context))), { headers });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Sign Out"),
  { name: "robots", content: "noindex" },
];

export default function SignOut() {
  return <SignOutPage account={useRoot()?.account ?? null} />;
}
