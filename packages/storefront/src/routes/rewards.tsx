import { pageTitle } from "../page-title.ts";
import { RewardsPage } from "../pages/content/rewards-page.tsx";
import type { ReadingHandle } from "../server/head-of.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/rewards";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(
    matches,
    "Rewards",
    "How the store card and reward certificates pay, and what to know before you use them.",
  );

export const handle: ReadingHandle = { head: "reading" };

export default function Rewards() {
  return <RewardsPage store={useStore()} />;
}
