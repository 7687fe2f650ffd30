import path from "node:path";
import { loadBuiltApp, type StoreAppDeps } from "./load-built-app.ts";
import { loadDevApp } from "./load-dev-app.ts";
import type { ForwardingReader } from "./load-forwarding.ts";
import { type ServedApp, serveApp } from "./serve-app.ts";
import type { StaticFolder } from "./static-files.ts";
import type { StoreAppName } from "./store-apps.ts";
import { storeHandler } from "./store-handler.ts";

export interface ServeStorefrontOptions {
  /** The workspace with `apps` and the pictures. */
  root: string;
  /** Takes the copies of the builds. */
  folder: string;
  dev: boolean;
  port: number;
  host: string | undefined;
  forwarding: ForwardingReader;
  pictureDelayMs: number | undefined;
  deps: StoreAppDeps;
}

/** Serves one storefront with its files and the pictures, from its build or, in development, from its source. */
export async function serveStorefront(
  name: StoreAppName,
  { root, folder, dev, pictureDelayMs, deps, ...listening }: ServeStorefrontOptions,
): Promise<ServedApp> {
  const pictures = picturesOf(root, pictureDelayMs);
  if (!dev) {
    const { app, folders } = await loadBuiltApp(name, { root, copies: path.join(folder, "builds"), deps });
    return serveApp({ app: storeHandler(app, [pictures, ...folders]), ...listening });
  }
  const { app, before, close } = loadDevApp(path.join(root, "apps", name), deps);
  const served = await serveApp({ app: storeHandler(app, [pictures]), before, ...listening });
  return {
    port: served.port,
    async drain(options) {
      await served.drain(options);
      await close();
    },
  };
}

function picturesOf(root: string, delayMs: number | undefined): StaticFolder {
  return {
    at: "/pictures",
    folder: path.join(root, "packages/storefront/pictures"),
    cacheControl: "public, max-age=604800",
    delayMs,
  };
}
