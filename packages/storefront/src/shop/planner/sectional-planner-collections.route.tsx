import { sectionalOperations } from "@store/contract/sectionals";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { toPlanPreview } from "../../web/search-engines/link-preview.ts";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/sectional-planner-collections.route";
import styles from "./collections-page.css?url";
import { CollectionsPage } from "./collections-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  return replyOf(client.call(sectionalOperations.getSectionalCollections, {}));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const [first] = loaderData?.collections ?? [];
  const shared = first && {
    preview: toPlanPreview(first),
    picture: { path: first.imagePath, alt: first.imageAlt },
  };
  const description = "Sectionals that you plan from their pieces: to scale, in your fabric, with the total in sight.";
  return pageTitle(matches, "Plan a Sectional", description, shared);
};

export const handle: PageHandle = { isListed: true };

export default function SectionalPlannerCollections({ loaderData }: Route.ComponentProps) {
  return <CollectionsPage collections={loaderData.collections} />;
}
