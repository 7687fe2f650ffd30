import path from "node:path";
import { loadBuiltApp, type StoreAppDeps } from "./load-built-app.ts";
import { loadDevApp } from "./load-dev-app.ts";
import type { ForwardingReader } from "./load-forwarding.ts";
import type { PictureHashes } from "./picture-hashes.ts";
import { type ServedApp, serveApp } from "./serve-app.ts";
import type { StaticFolder } from "./static-files.ts";
import type { StoreAppName } from "./store-apps.ts";
import { storeHandler } from "./store-handler.ts";

interface ServedPictures {
  folder: string;
  hashes: PictureHashes;
  delayMs: number | undefined;
}

export interface ServeStorefrontOptions {
  /** The workspace with `apps`. */
  root: string;
  /** Takes the copies of the builds. */
  folder: string;
  dev: boolean;
  port: number;
  host: string | undefined;
  forwarding: ForwardingReader;
  pictures: ServedPictures;
  deps: StoreAppDeps;
}

/** Serves one storefront with its files and the pictures, from its build or, in development, from its source. */
export async function serveStorefront(
  name: StoreAppName,
  { root, folder, dev, pictures, deps, ...listening }: ServeStorefrontOptions,
): Promise<ServedApp> {
  const pictureFolder: StaticFolder = {
    at: "/pictures",
    cacheControl: "public, max-age=604800",
    isEmbeddable: true,
    ...pictures,
  };
  if (!dev) {
    const { app, folders } = await loadBuiltApp(name, { root, copies: path.join(folder, "builds"), deps });
    return serveApp({ app: storeHandler(app, [pictureFolder, ...folders]), ...listening });
  }
  const { app, before, close } = loadDevApp(path.join(root, "apps", name), deps);
  const served = await serveApp({ app: storeHandler(app, [pictureFolder]), before, ...listening });
  return {
    port: served.port,
    async drain(options) {
      await served.drain(options);
      await close();
    },
  };
}
