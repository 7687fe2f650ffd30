import http from "node:http";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";
import type { Page } from "playwright";

/** A store's document as a static file: the same text, pictures, styles and fonts, without scripts and their data. */
export function toStaticTwin(document: string): string {
  return document.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

/** The least that could show the same: the page's heading and its largest picture, no fonts, one small style. */
export async function toBarePage(page: Page): Promise<string> {
  const { heading, picture } = await page.evaluate(() => ({
    heading: document.querySelector("h1")?.textContent ?? "",
    picture: document.querySelector("main picture")?.outerHTML ?? "",
  }));
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title>
<style>body{margin:0;font:16px/1.5 system-ui}img{display:block;width:100%;height:auto}h1{padding:1rem}</style></head>
<body><main>${picture}<h1>${heading}</h1></main></body></html>`;
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
