import type { Brand, Site } from "@store/contract/shared";
import type { ColumnType } from "kysely";
import type { Json } from "./cell.ts";

/** A picture with a text and a link. */
interface HomeScene {
  title: string;
  picture: string;
  pictureAlt: string;
  linkText: string;
  url: string;
}
/** A brand's story; a site that does not sell all its products has its own text. */
interface HomeStory extends HomeScene {
  kicker: string;
  paragraphs: string[];
  siteWords?: Partial<Record<Site, { title: string; paragraphs: string[] }>>;
}
export interface HomePageTable {
  brand: Brand;
  hero: Json<HomeScene & { text: string }>;
  story: ColumnType<HomeStory | null, string | null, string | null>;
  /** The tiles, in the brand's order; each picture shows a product of the brand. */
  categories: Json<{ slug: string; picture: string; pictureAlt: string }[]>;
  sections: Json<{ title: string; url: string | null; productIds: string[] }[]>;
}

/** The announcement above every page. */
export interface AnnouncementTable {
  brand: Brand;
  site: Site;
  text: string;
  link_text: string;
  url: string;
}

/** The services that may be unavailable on a site. */
export type ServiceName =
  | "installation"
  | "personalization"
  | "inHousePersonalization"
  | "customOrder"
  | "giftCards"
  | "deliveryEstimate";

/** A service that is currently unavailable on a site. */
export interface ServiceOutageTable {
  site: Site;
  service: ServiceName;
}
