import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/** The address of the journeys' proxy, which the store under test trusts. */
export const proxyAddress = "127.0.0.2";

export interface TlsProxy {
  /** The store's URL for browsers: `https://localhost:…`. */
  url: string;
  port: number;
  close(): void;
}

/**
 * A proxy that terminates TLS: it appends the client's address to X-Forwarded-For and passes on the requested
 * host and scheme.
 */
export async function openTlsProxy(storeUrl: string): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const { hostname, port: storePort } = new URL(storeUrl);
  const server = https.createServer({ key, cert }, (asked, answer) => {
    const chain = asked.headers["x-forwarded-for"];
    const headers = {
      ...asked.headers,
      host: `${hostname}:${storePort}`,
      "x-forwarded-for": [chain, asked.socket.remoteAddress].filter(Boolean).join(", "),
      "x-forwarded-proto": "https",
      "x-forwarded-host": asked.headers.host,
    };
    const { method, url: path } = asked;
    const to = { host: "127.0.0.1", port: storePort, localAddress: proxyAddress, method, path, headers };
    const inner = http.request(to, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    inner.on("error", () => answer.destroy());
    asked.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
