import http from "node:http";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";

/** A store's document as a plain file would be: the same words, pictures, styles and fonts, without a script or its data. */
export function toStaticTwin(document: string): string {
  return document.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

/** Serves one document, and every other address from the store, so that both pages load the very same files. */
export async function serveStatic(html: string, store: string): Promise<{ url: string; stop(): Promise<void> }> {
  const file = zlib.brotliCompressSync(html);
  const server = http.createServer(async (request, response) => {
    if (request.url === "/") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" }).end(file);
      return;
    }
    const answer = await fetch(new URL(request.url ?? "/", store));
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
