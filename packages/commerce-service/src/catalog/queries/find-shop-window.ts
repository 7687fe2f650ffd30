import type { Kysely, Selectable } from "kysely";
import type { AnnouncementTable, HomePageTable, StoreDatabase } from "../../database/schema.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

/** The content of a brand's home page. */
export function findHomePage(
  database: Kysely<StoreDatabase>,
  { brand }: StorefrontContext,
): Promise<Selectable<HomePageTable>> {
  return database.selectFrom("home_page").selectAll().where("brand", "=", brand).executeTakeFirstOrThrow();
}

/** The announcement above every page; undefined if there is none. */
export function findAnnouncement(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
): Promise<Selectable<AnnouncementTable> | undefined> {
  return database
    .selectFrom("announcement")
    .selectAll()
    .where("site", "=", site)
    .where("brand", "=", brand)
    .executeTakeFirst();
}

/** The version of what a shop shows of its catalog; null before there is any. */
export async function findShopVersion(database: Kysely<StoreDatabase>): Promise<string | null> {
  const row = await database.selectFrom("shop_version").select("version").executeTakeFirst();
  return row?.version ?? null;
}
