import type { Brand, Site } from "@store/contract/shared";
import type { ColumnType } from "kysely";
import type { Json } from "./cell.ts";

/** A picture with its words and where it leads. */
export interface HomeScene {
  title: string;
  picture: string;
  pictureAlt: string;
  linkText: string;
  url: string;
}
/** A brand's story; a site that does not sell all it speaks of has words of its own. */
interface HomeStory extends HomeScene {
  kicker: string;
  paragraphs: string[];
  siteWords?: Partial<Record<Site, { title: string; paragraphs: string[] }>>;
}
export interface HomePageTable {
  brand: Brand;
  hero: Json<HomeScene & { text: string }>;
  story: ColumnType<HomeStory | null, string | null, string | null>;
  /** The tiles, in the brand's order; each picture shows something that the brand sells. */
  categories: Json<{ slug: string; picture: string; pictureAlt: string }[]>;
  sections: Json<{ title: string; url: string | null; productIds: string[] }[]>;
}

/** One line of news above every page. */
export interface AnnouncementTable {
  brand: Brand;
  site: Site;
  text: string;
  link_text: string;
  url: string;
}

/** What a site may be unable to do for a while. */
export type ServiceName =
  | "installation"
  | "personalization"
  | "inHousePersonalization"
  | "customOrder"
  | "giftCards"
  | "deliveryEstimate";

/** What a site cannot do for the moment. */
export interface ServiceOutageTable {
  site: Site;
  service: ServiceName;
}
