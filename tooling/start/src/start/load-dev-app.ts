import type { ListenOptions, SiteToServe, StoreApp, StoreAppDeps } from "@store/storefront-server";

export interface DevApp extends Pick<SiteToServe, "createApp"> {
  before: NonNullable<ListenOptions["before"]>;
  close(): Promise<void>;
}

type CreateStoreApp = (deps: StoreAppDeps) => StoreApp;

/** A storefront run from its source: Vite transforms changed modules and updates the open pages. */
export function loadDevApp(folder: string): DevApp {
  let vite: import("vite").ViteDevServer | undefined;
  let last: { create: CreateStoreApp; app: StoreApp } | undefined;

  async function findApp(deps: StoreAppDeps): Promise<StoreApp> {
    if (vite === undefined)
      throw new Error("The development server has not been started: serve the app with its `before`.");
    const { default: create } = await vite.ssrLoadModule("/server/app.ts");
    if (last === undefined || last.create !== create) last = { create, app: create(deps) };
    return last.app;
  }

  return {
    createApp: (deps) => ({
      async fetch(request, facts) {
        try {
          const app = await findApp(deps);
          return await app.fetch(request, facts);
        } catch (error) {
          if (error instanceof Error) vite?.ssrFixStacktrace(error);
          throw error;
        }
      },
    }),
    async before(server) {
      const { createServer } = await import("vite");
      vite = await createServer({
        root: folder,
        appType: "custom",
        server: { middlewareMode: true, hmr: { server } },
      });
      return vite.middlewares;
    },
    async close() {
      await vite?.close();
    },
  };
}
