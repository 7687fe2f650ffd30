import { pageTitle } from "../page-title.ts";
import { SignInPage } from "../pages/content/sign-in-page.tsx";
import type { Route } from "./+types/sign-in";

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, "Sign In", "Where your account will open.");

export default function SignIn() {
  return <SignInPage />;
}
