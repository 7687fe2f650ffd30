import path from "node:path";
import { pathToFileURL } from "node:url";
import { withLock } from "../process/with-lock.ts";
import type { BrandOrigins } from "./check-store-origins.ts";
import type { Commerce } from "./create-commerce-service.ts";
import type { AdmitPage } from "./load-page-queue.ts";
import { snapshotBuild } from "./snapshot-build.ts";
import { forAYear, type StaticFolder } from "./static-files.ts";
import type { BuiltAppName } from "./store-apps.ts";
import type { StoreApp } from "./store-handler.ts";

/** What a storefront's bundle is given. */
export interface StoreAppDeps {
  commerce: Commerce;
  /** Waits for a page's turn, which both storefronts share. */
  admitPage: AdmitPage;
  demo: boolean;
  /** The memory for pages that are kept for a short time; undefined to render every page. */
  pageCache?: { maxBytes: number } | undefined;
  /** Undefined on a developer's machine: each request then contains the shop's origin. */
  origins?: BrandOrigins | undefined;
  /** The recommendation feed of another origin; undefined for the store's own. */
  recommendationBaseUrl?: string | undefined;
  /** The origin of the planner's 3D view; undefined without one. */
  configuratorOrigin?: string | undefined;
}

export type CreateStoreApp<Deps = StoreAppDeps> = (deps: Deps) => StoreApp;

export interface LoadedApp {
  app: StoreApp;
  folders: StaticFolder[];
}

/** Loads a storefront, or the frame of the planner, that was built into `apps/<name>/build`, together with the client files it belongs to. */
export async function loadBuiltApp<Deps>(
  name: BuiltAppName,
  { root, copies, deps }: { root: string; copies: string; deps: Deps },
): Promise<LoadedApp> {
  const build = path.join(root, "apps", name, "build");
  // The lock of the build: no process writes these files while they are copied.
  const lock = path.join(root, ".store/build.lock");
  const copy = await withLock(lock, () => snapshotBuild(build, { folder: copies, name }));
  const bundle = pathToFileURL(path.join(copy, "server/index.js")).href;
  const { default: createApp }: { default: CreateStoreApp<Deps> } = await import(bundle);
  return { app: createApp(deps), folders: clientFolders(path.join(copy, "client")) };
}

function clientFolders(client: string): StaticFolder[] {
  return [
    // Their names carry a hash of their content.
    { at: "/assets", folder: path.join(client, "assets"), cacheControl: forAYear },
    { at: "", folder: client, cacheControl: "public, max-age=3600" },
  ];
}
