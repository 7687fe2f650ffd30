import {
  createNodeCommerceService,
  type NodeCommerceService,
  type NodeServiceOptions,
  prepareDatabase,
} from "@store/commerce-service/node";
import type { PictureHashes } from "./assortment/picture-path.ts";
import { registerDemoRoutes } from "./demo/register-demo-routes.ts";
import { loadSampleStore } from "./load-sample-store.ts";
import { placeSampleOrders } from "./orders/place-sample-orders.ts";
import { testInputs } from "./test-inputs.ts";

export interface SampleServiceOptions extends Omit<NodeServiceOptions, "fill" | "addRoutes" | "testInputs"> {
  /** Serves `/demo`, which fills carts and lists the accounts, codes and cards to try, and loads those and some orders. */
  demo: boolean;
  /** Loads the assortment and, with `demo`, what is there to try; true when absent. */
  seed?: boolean | undefined;
  /** The hash of each picture, for URLs such as `/pictures/1a2b3c4d/oak-800.webp`; plain names when absent. */
  pictureHashes?: PictureHashes | undefined;
}

/** The commerce service of a Node process with the sample store in it. Rejects as `createNodeCommerceService` does. */
export async function createSampleService({
  demo,
  seed = true,
  pictureHashes,
  ...options
}: SampleServiceOptions): Promise<NodeCommerceService> {
  const service = await createNodeCommerceService({
    ...options,
    testInputs,
    ...(seed && { fill: (database) => loadSampleStore(database, { demo, pictureHashes }) }),
    ...(demo && { addRoutes: registerDemoRoutes }),
  });
  if (demo && seed) await placeSampleOrders(service.fetch, options);
  return service;
}

/** Brings a database up to date and fills it as a service with `demo` does. */
export function prepareSampleDatabase(databaseUrl: string): Promise<void> {
  return prepareDatabase(databaseUrl, { fill: (database) => loadSampleStore(database, { demo: true }) });
}
