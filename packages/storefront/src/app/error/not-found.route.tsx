import { data } from "react-router";
import { useRoot } from "../../web/context/use-root.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/not-found.route";
import { NotFoundPage } from "./not-found-page.tsx";

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, "Page Not Found");

export default function NotFound() {
  const root = useRoot();
  return <NotFoundPage departments={root?.departments ?? []} />;
}
