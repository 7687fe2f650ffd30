import path from "node:path";
import { loadBuiltApp } from "./load-built-app.ts";
import type { ForwardingReader } from "./load-forwarding.ts";
import { type ServedApp, serveApp } from "./serve-app.ts";
import { plannerApp } from "./store-apps.ts";
import { storeHandler } from "./store-handler.ts";

export interface ServePlannerOptions {
  /** The workspace with `apps`. */
  root: string;
  /** Takes the copy of the build. */
  folder: string;
  port: number;
  host: string | undefined;
  forwarding: ForwardingReader;
  /** The origins of the shops, which may embed it: known once the storefronts are served. */
  getShops: () => readonly string[];
}

/** Serves the frame with the planner's 3D view from its build, on an origin of its own. */
export async function servePlanner({ root, folder, getShops, ...listening }: ServePlannerOptions): Promise<ServedApp> {
  const copies = path.join(folder, "builds");
  const { app, folders } = await loadBuiltApp(plannerApp, { root, copies, deps: { getShops } });
  // Its page comes from the app, with the shops that may embed it.
  return serveApp({
    app: storeHandler(
      app,
      folders.filter(({ at }) => at !== ""),
    ),
    ...listening,
  });
}
