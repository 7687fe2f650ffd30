import type { Home } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { Selectable } from "kysely";
import type { HomePageTable } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findCards } from "./find-cards.ts";
import { findHomePage } from "./queries/find-shop-window.ts";
import { listCategories } from "./queries/list-categories.ts";
import { findCategory, toCategoryLink, toDepartments } from "./rules/to-departments.ts";
import { toPicture } from "./rules/to-picture.ts";

/** The home page of the brand [SITE-01]; tiles of empty shelves and rows whose products the site does not sell are left out. */
export async function showHome({ database, site, brand }: CallContext): Promise<Answer<Home>> {
  const storefront = { site, brand };
  const [page, shelves] = await Promise.all([findHomePage(database, storefront), listCategories(database, storefront)]);
  const ids = [...new Set(page.sections.flatMap(({ productIds }) => productIds))];
  const choices = ids.map((productId) => ({ productId }));
  const cards = new Map((await findCards(database, storefront, choices)).map((card) => [card.id, card]));
  const departments = toDepartments(shelves);
  return {
    kind: "reply",
    reply: {
      hero: toScene(page.hero),
      categories: page.categories.flatMap(({ slug, ...tile }) => {
        const found = findCategory(departments, slug);
        const { imagePath } = toPicture(tile);
        return found ? [{ ...toCategoryLink(found.category), imagePath }] : [];
      }),
      story: page.story && toStory(page.story, site),
      sections: page.sections
        .map(({ title, url, productIds }) => ({ title, url, items: productIds.flatMap((id) => cards.get(id) ?? []) }))
        .filter(({ items }) => items.length > 0),
    },
  };
}

function toStory({ siteWords, ...story }: NonNullable<Selectable<HomePageTable>["story"]>, site: Site) {
  return toScene({ ...story, ...siteWords?.[site] });
}

// A scene is as wide as the page, and kept in widths of its own.
function toScene<Words extends { picture: string; pictureAlt: string }>({ picture, pictureAlt, ...words }: Words) {
  return { ...words, imagePath: `/pictures/${picture}-1280.webp`, imageAlt: pictureAlt };
}
