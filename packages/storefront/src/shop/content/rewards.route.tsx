import { useStore } from "../../web/context/use-root.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/rewards.route";
import { RewardsPage } from "./rewards-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(
    matches,
    "Rewards",
    "How the store card and reward certificates pay, and what to know before you use them.",
  );

export const handle: PageHandle = { head: "reading", sharedBy: [], isListed: true };

export default function Rewards() {
  return <RewardsPage store={useStore()} />;
}
