import { useStore } from "../../web/context/use-root.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/terms-of-use.route";
import { TermsPage } from "./terms-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, "Terms of Use", "What we promise and what we ask when you use this shop and order from it.");

export const handle: PageHandle = { head: "reading", sharedBy: [], isListed: true };

export default function TermsOfUse() {
  return <TermsPage store={useStore()} />;
}
