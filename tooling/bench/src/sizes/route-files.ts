import fs from "node:fs";
import path from "node:path";

const client = path.resolve(import.meta.dirname, "../../../../apps/storefront-us/build/client");

interface Chunk {
  module: string;
  imports?: string[];
}
interface RouteManifest {
  entry: Chunk;
  routes: Record<string, Chunk & { css?: string[] }>;
}

/** The files that each route of the built storefront needs. Throws when it is not built. */
function readManifest(): RouteManifest {
  const assets = path.join(client, "assets");
  const name = fs.existsSync(assets) && fs.readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("apps/storefront-us is not built. Run `pnpm build` first.");
  const text = fs.readFileSync(path.join(assets, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

const manifest = readManifest();

/** Every script that a first visit to a page loads: the entry, the frame of all pages, and the page's own routes. */
export function scriptsOf(...routes: readonly string[]): string[] {
  const chunks = [manifest.entry, ...["root", ...routes].map(requireRoute)];
  return [...new Set(chunks.flatMap(({ module, imports = [] }) => [module, ...imports]))].map(toFile);
}

function requireRoute(id: string): Chunk {
  const route = manifest.routes[id];
  if (!route) throw new Error(`The built storefront has no route "${id}".`);
  return route;
}

function toFile(url: string): string {
  return path.join(client, url);
}

/** Every file of the client with that ending. */
export function filesEnding(ending: string): string[] {
  const assets = path.join(client, "assets");
  return fs
    .readdirSync(assets)
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(assets, file));
}
