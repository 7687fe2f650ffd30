import { type HttpHandler, http } from "msw";
import type { Answerer } from "./in-shop-front.ts";

/** Hands every request to one of `paths` to the service; paths are spelled as in the contract. */
export function handlersFor(service: Answerer, paths: readonly string[]): HttpHandler[] {
  return paths.map((path) => http.all(path.replace(/\{(\w+)\}/g, ":$1"), ({ request }) => service.fetch(request)));
}
