import type { RequestListener, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { OnRefuse } from "../metrics/listener-refusals.ts";

// Pages and calls refuse the last four themselves, since they know which methods their path has.
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const headers = { Allow: "GET, HEAD, POST", "Cache-Control": "no-store", Connection: "close", "Content-Length": "0" };

const lingerMs = 1000;

/**
 * Passes a server's requests to `listener`. TRACE, CONNECT and other methods that nothing in the store has get an empty
 * 405: as a web-standard `Request` they cannot exist, so Hono would handle them as GET.
 */
export function onRequest(server: Server, listener: RequestListener, onRefuse: OnRefuse = () => {}): void {
  server.on("request", (incoming, outgoing) => {
    // One of many requests that a connection sent at once, and was closed for.
    if (incoming.socket.destroyed) return;
    if (knownMethods.has(incoming.method ?? "")) listener(incoming, outgoing);
    else {
      onRefuse("method");
      outgoing.writeHead(405, headers).end();
    }
  });
  server.on("connect", (_, socket: Duplex) => {
    onRefuse("method");
    // Node leaves the socket to this handler: an error without a listener would end the process.
    socket.on("error", () => socket.destroy());
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\n${lines.join("")}\r\n`);
    // A client that neither reads nor leaves would keep it open.
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
}
