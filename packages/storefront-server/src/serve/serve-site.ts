import path from "node:path";
import type { AdmitPage } from "@store/commerce-service/admission";
import type { Site, StoreWallet } from "@store/contract/shared";
import type { CachedPages } from "../cached-pages/create-cached-pages.ts";
import type { Commerce } from "../cached-pages/page-version.ts";
import type { PictureHashes } from "../files/picture-hashes.ts";
import { forAYear, type StaticFolder } from "../files/static-files.ts";
import { type StoreApp, storeHandler } from "../files/store-handler.ts";
import { type Listening, type ListenOptions, listen } from "../listener/listen.ts";
import type { BrandOrigins } from "../settings/store-addresses.ts";

/** What a storefront's bundle is given. */
export interface StoreAppDeps {
  commerce: Commerce;
  /** Waits for a page's turn, which all storefronts of a process share. */
  admitPage: AdmitPage;
  demo: boolean;
  /** Pages that are kept for a short time; undefined to render every page. */
  cachedPages?: CachedPages | undefined;
  /** Undefined on a developer's machine: each request then contains the shop's origin. */
  origins?: BrandOrigins | undefined;
  /** The recommendation feed of another origin; undefined for the store's own. */
  recommendationBaseUrl?: string | undefined;
  /** The origin of the planner's 3D view; undefined without one. */
  configuratorOrigin?: string | undefined;
  /** What may pay besides cards on this site. */
  wallets?: readonly StoreWallet[] | undefined;
}

/** One storefront: what its build is, and where it listens. */
export interface SiteToServe {
  site: Site;
  /** The default export of its server bundle. */
  createApp(deps: StoreAppDeps): StoreApp;
  /** The folder of the files that browsers load; undefined if `before` serves them. */
  client: string | undefined;
  /** 0 selects a free port. */
  port: number;
  /** Gets requests before the storefront, as Vite does in development. */
  before?: ListenOptions["before"];
}

/** The pictures of the products and rooms. */
export interface ServedPictures {
  folder: string;
  hashes: PictureHashes;
  /** The delay of every picture, for tests of a slow connection. */
  delayMs?: number | undefined;
}

export type SharedListening = Pick<ListenOptions, "host" | "trusted" | "limits" | "telemetry">;

/** Serves one storefront with its files and the pictures. */
export function serveSite(
  { createApp, client, port, before }: SiteToServe,
  { pictures, deps, ...shared }: SharedListening & { pictures: ServedPictures; deps: StoreAppDeps },
): Promise<Listening> {
  const pictureFolder: StaticFolder = {
    at: "/pictures",
    cacheControl: "public, max-age=604800",
    isEmbeddable: true,
    ...pictures,
  };
  const folders = client === undefined ? [] : [assetFolder(client), rootFolder(client)];
  return listen({ app: storeHandler(createApp(deps), [pictureFolder, ...folders]), port, before, ...shared });
}

/** Files whose names contain a hash of their content. */
export const assetFolder = (client: string): StaticFolder => ({
  at: "/assets",
  folder: path.join(client, "assets"),
  cacheControl: forAYear,
});

const rootFolder = (client: string): StaticFolder => ({
  at: "",
  folder: client,
  cacheControl: "public, max-age=3600",
});
