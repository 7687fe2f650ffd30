import { redirect, useRouteLoaderData } from "react-router";
import { pageTitle } from "../page-title.ts";
import { SignOutPage } from "../pages/account/sign-out-page.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { pageOf } from "../server/page-context.ts";
import { readForm } from "../server/page-form.ts";
import { signOut } from "../server/sign-in.ts";
import type { Route } from "./+types/sign-out";

export async function action({ context, request }: Route.ActionArgs) {
  await readForm(request);
  // Also of pages that the browser has kept for Back.
  const headers = { "Clear-Site-Data": '"cache"' };
  return redirect(await signOut(pageOf(context)), { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Sign Out"),
  { name: "robots", content: "noindex" },
];

export default function SignOut() {
  return <SignOutPage account={useRouteLoaderData<typeof rootLoader>("root")?.account ?? null} />;
}
