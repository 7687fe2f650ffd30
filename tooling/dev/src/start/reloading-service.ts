import { createServer } from "vite";
import type { CommerceService, CommerceServiceOptions, CreateCommerceService } from "./create-commerce-service.ts";
import { commerceServiceEntry } from "./create-commerce-service.ts";
import { workspaceRoot } from "./workspace-root.ts";

const settleMs = 100;

/**
 * The commerce service from its source, in development: after an edit of a module that it imports a new service answers, and
 * the old one finishes what it is answering. A source that does not load leaves the old service in place and says why.
 */
export const createReloadingService: CreateCommerceService = async (options) => reloadingService(options, {});

export async function reloadingService(
  options: CommerceServiceOptions,
  { root = workspaceRoot, entry = commerceServiceEntry() }: { root?: string; entry?: string },
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
    const { createNodeCommerceService } = await vite.ssrLoadModule(entry);
    return createNodeCommerceService(options);
  };

  let current = await load();
  let reloading = Promise.resolve();
  let planned: NodeJS.Timeout | undefined;
  async function reload(): Promise<void> {
    const started = performance.now();
    try {
      const previous = current;
      current = await load();
      console.log(`Service reloaded in ${Math.round(performance.now() - started)} ms.`);
      await previous.drain();
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error("The service was not reloaded:", error);
    }
  }
  vite.watcher.on("all", (_, file) => {
    if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return;
    // An editor may write several files at once.
    clearTimeout(planned);
    planned = setTimeout(() => {
      reloading = reloading.then(reload);
    }, settleMs);
  });

  return {
    fetch: (request) => current.fetch(request),
    async drain() {
      clearTimeout(planned);
      await vite.close();
      await reloading;
      await current.drain();
    },
  };
}
