import type { Navigation } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findCategories } from "./queries.ts";

/** What leads through the shop. */
export async function showNavigation({ database }: CallContext): Promise<Answer<Navigation>> {
  const departments = (await findCategories(database)).map(({ slug, title }) => ({
    title,
    url: `/browse/${slug}`,
    categories: [],
    feature: null,
  }));
  return { kind: "reply", reply: { announcement: null, departments } };
}
