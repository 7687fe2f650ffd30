import { catalogOperations } from "@store/contract/catalog";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import type { PageHandle } from "../../web/page/page-handle.ts";
import { pageTitle, shopOf } from "../../web/search-engines/page-title.ts";
import { toShopData } from "../../web/search-engines/structured-data.ts";
import type { Route } from "./+types/home.route";
import { HomePage } from "./home-page.tsx";

/** The home page, which also renders if the stores cannot be loaded. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const [home, stores] = await Promise.all([
    replyOf(client.call(catalogOperations.getHome, {})),
    client.call(catalogOperations.getStores, {}),
  ]);
  return { home, stores: stores.ok ? stores.value.stores : [] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = shopOf(matches);
  if (!shop) return pageTitle(matches);
  const { origin, store } = shop;
  return [
    ...pageTitle(matches, undefined, `${store.tagline}. ${loaderData?.home.hero.text ?? ""}`.trim()),
    { "script:ld+json": toShopData({ origin, brandName: store.brandName, phone: store.servicePhone }) },
  ];
};

export const handle: PageHandle = { head: "reading", sharedBy: [] };

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
