import { pageTitle } from "../page-title.ts";
import { TermsPage } from "../pages/content/terms-page.tsx";
import type { ReadingHandle } from "../server/head-of.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/terms-of-use";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, "Terms of Use", "What we promise and what we ask when you use this shop and order from it.");

export const handle: ReadingHandle = { head: "reading" };

export default function TermsOfUse() {
  return <TermsPage store={useStore()} />;
}
