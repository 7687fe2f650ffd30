import type { Navigation } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findAnnouncement } from "./queries/find-shop-window.ts";
import { listCategories } from "./queries/list-categories.ts";
import { type Department, toCategoryLink, toDepartments } from "./rules/to-departments.ts";
import { toPicture } from "./rules/to-picture.ts";
import { toProductUrl } from "./rules/to-product-url.ts";

/** What leads through the shop: the news, and the departments in which something is sold here. */
export async function showNavigation({ database, site, brand }: CallContext): Promise<Answer<Navigation>> {
  const [news, shelves] = await Promise.all([
    findAnnouncement(database, { site, brand }),
    listCategories(database, { site, brand }),
  ]);
  const announcement = news ? { text: news.text, linkText: news.link_text, url: news.url } : null;
  return { kind: "reply", reply: { announcement, departments: toDepartments(shelves).map(toLinks) } };
}

function toLinks(department: Department): Navigation["departments"][number] {
  const { face, categories } = department;
  const { imagePath } = toPicture(face);
  return {
    ...toCategoryLink(department),
    categories: categories.map(toCategoryLink),
    feature: { title: face.name, url: toProductUrl(face.sku), imagePath },
  };
}
