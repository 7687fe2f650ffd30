import { type StoreApp, storeHandler } from "../files/store-handler.ts";
import { type Listening, listen } from "../listener/listen.ts";
import { assetFolder, type SharedListening } from "./serve-site.ts";

/** The planner's 3D view, which has an origin of its own. */
export interface PlannerToServe {
  /** The default export of its server bundle. `getShops` returns the origins that may embed it. */
  createApp(deps: { getShops: () => readonly string[] }): StoreApp;
  /** The folder of the files that browsers load. */
  client: string;
  /** 0 selects a free port. */
  port: number;
}

/** Serves the planner's 3D view. Its page comes from the app, with the shops that may embed it. */
export function servePlanner(
  { createApp, client, port }: PlannerToServe,
  { getShops, ...shared }: SharedListening & { getShops: () => readonly string[] },
): Promise<Listening> {
  return listen({ app: storeHandler(createApp({ getShops }), [assetFolder(client)]), port, ...shared });
}
