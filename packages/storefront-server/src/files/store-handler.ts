import { Hono } from "hono";
import type { ListenerFacts, RequestHandler } from "../listener/listen.ts";
import { type Coding, chooseCoding, compressResponse, pageCodings } from "./compress-response.ts";
import { type StaticFolder, staticFiles } from "./static-files.ts";

/** What a storefront is given with a request. */
export interface StorefrontFacts extends ListenerFacts {
  /** The coding in which texts are sent to this browser. */
  coding?: Coding | undefined;
}

/** A storefront as its bundle exports it. */
export type StoreApp = RequestHandler<StorefrontFacts>;

/** One storefront with its files: files first, then the app. Text is compressed. */
export function storeHandler(app: StoreApp, folders: readonly StaticFolder[]): StoreApp {
  const handler = new Hono<{ Bindings: ListenerFacts }>();
  handler.use(compressResponse());
  handler.use(async ({ env }, next) => {
    env.setRoute?.("files");
    await next();
  });
  for (const folder of folders) handler.route("/", staticFiles(folder));
  handler.all("*", ({ req, env }) => {
    env.setRoute?.("other");
    return app.fetch(req.raw, { ...env, coding: chooseCoding(req.header("Accept-Encoding") ?? "", pageCodings) });
  });
  return handler;
}
