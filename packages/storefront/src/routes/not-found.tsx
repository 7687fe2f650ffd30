import { data, useRouteLoaderData } from "react-router";
import { pageTitle } from "../page-title.ts";
import { NotFoundPage } from "../pages/error/not-found-page.tsx";
import type { loader as rootLoader } from "../root.tsx";
import type { Route } from "./+types/not-found";

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, "Page Not Found");

export default function NotFound() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <NotFoundPage departments={root?.departments ?? []} />;
}
