import type { Kysely, Selectable } from "kysely";
import type { AnnouncementTable, HomePageTable, StoreDatabase } from "../../database/schema.ts";
import type { ShopFront } from "../../service/shop-front.ts";

/** What a brand's home page shows. */
export function findHomePage(
  database: Kysely<StoreDatabase>,
  { brand }: ShopFront,
): Promise<Selectable<HomePageTable>> {
  return database.selectFrom("home_page").selectAll().where("brand", "=", brand).executeTakeFirstOrThrow();
}

/** The line of news above every page; undefined when there is none. */
export function findAnnouncement(
  database: Kysely<StoreDatabase>,
  { site, brand }: ShopFront,
): Promise<Selectable<AnnouncementTable> | undefined> {
  return database
    .selectFrom("announcement")
    .selectAll()
    .where("site", "=", site)
    .where("brand", "=", brand)
    .executeTakeFirst();
}
