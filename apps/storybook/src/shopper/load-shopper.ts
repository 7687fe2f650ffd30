import type { Brand, Site } from "@store/contract/shared";
import { createShopperStore, type ShopperStore } from "@store/shopper-state";
import type { Loader } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { callPaths } from "../service/call-paths.ts";
import { handlersFor } from "../service/handlers-for.ts";
import { inStorefront } from "../service/in-storefront.ts";
import { storyTime } from "../service/story-time.ts";
import { bringToStage } from "./bring-to-stage.ts";
import type { ServiceParameter } from "./service-parameter.ts";
import { storySite } from "./story-site.ts";

/** What a story with `parameters.service` finds in `loaded`. */
export interface LoadedShopper {
  shopper?: { store: ShopperStore; orderId: string | null };
}

const startWorker = mswLoader();

/** Gives a story that requests it its own guest: a session at the real service, a basket, and the page's store. */
export const loadShopper: Loader = async (context): Promise<LoadedShopper> => {
  // Parameters are untyped where they are read; `ServiceParameter` says what stories write.
  const wanted = context.parameters.service as ServiceParameter | undefined;
  if (wanted === undefined) return {};
  const { down = [], neverResponding = [] } = wanted;
  const unknown = [...down, ...neverResponding].filter((path) => !callPaths.includes(path));
  if (unknown.length > 0) throw new Error(`No call of the contract is at ${unknown.join(", ")}.`);
  // The toolbar of preview.tsx offers these values only.
  const storefront = { site: context.globals.site as Site, brand: context.globals.brand as Brand };
  // Loaded when first used: the database is larger than all stories together.
  const { openService } = await import("../service/open-service.ts");
  const [service] = await Promise.all([openService(), startWorker(context)]);
  context.msw.use(...handlersFor(inStorefront(service, storefront), callPaths));

  const store = createShopperStore({
    site: storySite(storefront),
    client: {
      baseUrl: "",
      fetch: async (url, init) => {
        if (neverResponding.includes(url)) return new Promise<Response>(() => {});
        return down.includes(url) ? Response.json({}, { status: 503 }) : fetch(url, init);
      },
    },
    platform: { now: () => new Date(storyTime), events: new EventTarget() },
  });
  return { shopper: { store, ...(await bringToStage(store, wanted)) } };
};
