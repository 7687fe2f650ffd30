import { openDesign, readPlannerAddress } from "@store/sectional-ui/design";
import styles from "@store/sectional-ui/fit-check.css?url";
import { toPieceCatalog } from "@store/sectional-ui/layout";
import { data, useSearchParams } from "react-router";
import { pageOf } from "../../web/context/page-context.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/sectional-fit.route";
import { FitPage } from "./fit-page.tsx";
import { loadPlanner } from "./load-planner.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const address = readPlannerAddress(new URL(request.url).searchParams);
  const page = await loadPlanner(client, { collectionCode: params.collection, fabricChoiceCode: address.fabric });
  const reading = page && toPieceCatalog(page.pieces);
  if (!page || !reading?.ok) return data({ address, page: null, design: null, leftOut: null }, { status: 503 });
  return { address, page, ...openDesign(address.design, reading.catalog) };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Will It Fit?"),
  // One page for each design and room.
  { name: "robots", content: "noindex" },
];

export default function SectionalFit({ loaderData, params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <FitPage {...loaderData} query={query} plannerPath={`/sectional-planner/${params.collection}`} />;
}
