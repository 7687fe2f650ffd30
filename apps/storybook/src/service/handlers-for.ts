import { type HttpHandler, http } from "msw";
import type { RequestHandler } from "./in-storefront.ts";

/** Hands every request to one of `paths` to the service; paths are spelled as in the contract. */
export function handlersFor(service: RequestHandler, paths: readonly string[]): HttpHandler[] {
  return paths.map((path) => http.all(path.replace(/\{(\w+)\}/g, ":$1"), ({ request }) => service.fetch(request)));
}
