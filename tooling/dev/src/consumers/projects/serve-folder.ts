import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listenLocally } from "../../network/listen-locally.ts";
import { staticFiles } from "../../start/static-files.ts";

export interface ServedFolder {
  address: string;
  close(): void;
}

/** Serves a built page on a free port of this machine alone. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const files = staticFiles({ at: "", folder, cacheControl: "no-store" });
  const server = http.createServer(getRequestListener(files.fetch));
  const { port, close } = await listenLocally(server, 0);
  return { address: `http://127.0.0.1:${port}/index.html`, close };
}
