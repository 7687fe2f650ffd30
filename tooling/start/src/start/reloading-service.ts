import { fileURLToPath } from "node:url";
import { workspaceRoot } from "@store/dev/workspace/workspace-root";
import type { CommerceService } from "@store/storefront-server";
import { createServer } from "vite";
import { type StoreServiceOptions, toSampleOptions } from "./create-store-service.ts";

const settleMs = 100;

/**
 * The commerce service from its source, in development: after an edit of a module that it imports, a new service
 * answers, and the old one finishes its calls. If the source does not load, the old service stays and the error is
 * printed.
 */
export async function createReloadingService(options: StoreServiceOptions): Promise<CommerceService> {
  const entry = fileURLToPath(import.meta.resolve("@store/sample-store/service"));
  return reloadingService(await toSampleOptions(options), { root: workspaceRoot, entry });
}

/** Of any module that exports `createSampleService`, with its options. */
export async function reloadingService(
  options: object,
  { root, entry }: { root: string; entry: string },
): Promise<CommerceService> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: { ignored: ["**/.store/**", "**/dist/**", "**/build/**"] } },
  });
  const load = async (): Promise<CommerceService> => {
    const { createSampleService } = await vite.ssrLoadModule(entry);
    return createSampleService(options);
  };

  let current = await load().catch(async (error: unknown) => {
    await vite.close();
    throw error;
  });
  let isBroken = false;
  let isClosed = false;
  let reloading = Promise.resolve();
  let planned: NodeJS.Timeout | undefined;
  const draining = new Set<Promise<void>>();

  async function reload(): Promise<void> {
    if (isClosed) return;
    const started = performance.now();
    // A module that failed to load is not watched.
    if (isBroken) vite.environments.ssr.moduleGraph.invalidateAll();
    try {
      const next = await load();
      retire(current);
      current = next;
      isBroken = false;
      console.log(`Service reloaded in ${Math.round(performance.now() - started)} ms.`);
    } catch (error) {
      isBroken = true;
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error("The service was not reloaded:", error);
    }
  }

  /** Lets a service finish its pending calls while the next one handles new calls. */
  function retire(service: CommerceService): void {
    const drained = service
      .drain()
      .catch((error: unknown) => console.error("The previous service did not end cleanly:", error))
      .finally(() => draining.delete(drained));
    draining.add(drained);
  }

  vite.watcher.on("all", (_, file) => {
    // A source that did not load may need a file that no module imports yet.
    const isImported = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size;
    if (isClosed || !(isImported || isBroken)) return;
    // An editor may write several files at once.
    clearTimeout(planned);
    planned = setTimeout(() => {
      reloading = reloading.then(reload);
    }, settleMs);
  });

  return {
    fetch: (request) => current.fetch(request),
    async drain() {
      isClosed = true;
      clearTimeout(planned);
      await reloading;
      await vite.close();
      await Promise.all(draining);
      await current.drain();
    },
  };
}
