import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";

/** The least that could show the same: the page's heading and its largest picture, no scripts, no fonts, one small style. */
export async function toStaticTwin(page: Page): Promise<string> {
  const { heading, picture } = await page.evaluate(() => {
    const first = document.querySelector("main picture");
    return {
      heading: document.querySelector("h1")?.textContent ?? "",
      picture: first?.outerHTML ?? "",
    };
  });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title>
<style>body{margin:0;font:16px/1.5 system-ui}img{display:block;width:100%;height:auto}h1{padding:1rem}</style></head>
<body><main>${picture}<h1>${heading}</h1></main></body></html>`;
}

/** Serves one document, and every other address from the store, so that both pages load the very same picture. */
export async function serveStatic(html: string, store: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = http.createServer(async (request, response) => {
    if (request.url === "/") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
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
