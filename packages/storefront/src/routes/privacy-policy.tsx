import { pageTitle } from "../page-title.ts";
import { PrivacyPage } from "../pages/content/privacy-page.tsx";
import type { ReadingHandle } from "../server/head-of.ts";
import { useStore } from "../use-store.ts";
import type { Route } from "./+types/privacy-policy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(
    matches,
    "Privacy Policy",
    "What we learn about you when you shop here, what we do with it, and what you can ask of us.",
  );

export const handle: ReadingHandle = { head: "reading" };

export default function PrivacyPolicy() {
  return <PrivacyPage store={useStore()} />;
}
