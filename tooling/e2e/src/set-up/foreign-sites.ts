import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

export interface ForeignSites {
  /** A configurator that knows no layouts: it reads neither `design` nor the fragment, and sends neither. */
  plannerUrl: string;
  /**
   * Recommendations as scripts. `PUT /script?item=…` sets the one for a product, `GET /asked?item=…` lists the addresses asked
   * for since. Other products have none.
   */
  feedUrl: string;
  close(): void;
}

/** The sites of other people that the second store shows parts of. */
export async function openForeignSites(): Promise<ForeignSites> {
  const html = fs.readFileSync(path.join(import.meta.dirname, "plain-configurator.html"));
  const planner = http.createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(html);
  });
  const feed = http.createServer(answerFeed());
  const [plannerUrl, feedUrl] = await Promise.all([planner, feed].map(listen));
  return {
    plannerUrl: plannerUrl ?? "",
    feedUrl: feedUrl ?? "",
    close() {
      for (const server of [planner, feed]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function answerFeed(): http.RequestListener {
  const feeds = new Map<string | null, { script: string; asked: string[] }>();
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://feed");
    const item = searchParams.get("item");
    const feed = feeds.get(item);
    if (request.method === "PUT") {
      feeds.set(item, { script: Buffer.concat(await request.toArray()).toString("utf8"), asked: [] });
      response.end();
    } else if (pathname === "/asked") response.end(JSON.stringify(feed?.asked ?? []));
    else if (feed) {
      feed.asked.push(request.url ?? "");
      // A silent feed never answers.
      if (feed.script !== "") response.writeHead(200, { "content-type": "text/javascript" }).end(feed.script);
    } else
      response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(`${searchParams.get("callback")}({ title: "", items: [] })`);
  };
}

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
