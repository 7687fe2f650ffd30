import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

export interface ServedFolder {
  address: string;
  close(): void;
}

/** Serves a built page on a free port of this machine alone. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const files = new Hono().get("*", serveStatic({ root: folder }));
  const server = http.createServer(getRequestListener(files.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/index.html`, close: () => server.close() };
}
