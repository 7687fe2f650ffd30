import { useStore } from "../../web/context/use-root.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/privacy-policy.route";
import { PrivacyPage } from "./privacy-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(
    matches,
    "Privacy Policy",
    "What we learn about you when you shop here, what we do with it, and what you can ask of us.",
  );

export const handle: PageHandle = { head: "reading", sharedBy: [], isListed: true };

export default function PrivacyPolicy() {
  return <PrivacyPage store={useStore()} />;
}
