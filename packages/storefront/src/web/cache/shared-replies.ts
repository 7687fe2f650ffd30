import type { CheckoutClient } from "@store/checkout-client";
import { catalogOperations } from "@store/contract/catalog";
import type { CachedPages } from "./cached-pages.ts";

const { getCategory, getHome, getNavigation } = catalogOperations;
/** The calls whose reply is the same for every visitor of a brand. A product has its stock, and is always asked for. */
const sharedCalls: ReadonlySet<string> = new Set([getCategory, getHome, getNavigation].map(({ name }) => name));

/**
 * Lets the pages of one storefront share the replies of the catalog for a few seconds and one version of it. Returns the
 * client of a page that takes them from memory.
 */
export function createSharedReplies({ getVersion, replies }: Pick<CachedPages, "getVersion" | "replies">) {
  return (client: CheckoutClient, { url, brand }: { url: string; brand: string }): CheckoutClient => ({
    async call<Request, Reply>(...args: Parameters<typeof client.call<Request, Reply>>) {
      const [operation, request] = args;
      const version = sharedCalls.has(operation.name) ? await getVersion(new URL(url)) : null;
      if (version === null) return client.call(...args);
      const key = `${brand} ${operation.name} ${version} ${JSON.stringify(request)}`;
      const kept = replies.find(key);
      if (kept !== undefined) return { ok: true, value: kept as Reply };
      const result = await client.call(...args);
      if (result.ok) replies.save(key, result.value, key.length + JSON.stringify(result.value).length);
      return result;
    },
  });
}
