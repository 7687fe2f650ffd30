import { data, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/not-found.route";
import { NotFoundPage } from "./not-found-page.tsx";

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, "Page Not Found");

export default function NotFound() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <NotFoundPage departments={root?.departments ?? []} />;
}
