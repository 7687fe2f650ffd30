import { Hono } from "hono";
import { compressResponse } from "./compress-response.ts";
import { type StaticFolder, staticFiles } from "./static-files.ts";

/** What a storefront's handler learns from the listener besides the request. */
export interface ListenerFacts {
  clientAddress: string;
}

/** A storefront as it leaves its bundle. */
export interface StoreApp {
  fetch(request: Request, facts: ListenerFacts): Response | Promise<Response>;
}

/** One storefront with its files: files first, everything else is the app's; texts leave compressed. */
export function storeHandler(app: StoreApp, folders: readonly StaticFolder[]): StoreApp {
  const handler = new Hono<{ Bindings: ListenerFacts }>();
  handler.use(compressResponse());
  // No file has such a name, and the file system throws when it is checked.
  handler.use(async ({ req, env }, next) => (req.path.includes("\0") ? app.fetch(req.raw, env) : next()));
  for (const folder of folders) handler.route("/", staticFiles(folder));
  handler.all("*", ({ req, env }) => app.fetch(req.raw, env));
  return handler;
}
