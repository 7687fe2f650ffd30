import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onRequest } from "./on-request.ts";

let server: http.Server;
const seen: string[] = [];
beforeAll(async () => {
  server = http.createServer();
  onRequest(server, ({ method = "" }, outgoing) => {
    seen.push(method);
    outgoing.end("handled");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

/** What the server sends back for a request, until it closes the connection. */
async function send(requestLine: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, "127.0.0.1");
  socket.write(`${requestLine} HTTP/1.1\r\nHost: localhost\r\nCookie: session=secret\r\nConnection: close\r\n\r\n`);
  return (await socket.toArray()).join("");
}

describe("a method that nothing in the store has", () => {
  it.each(["TRACE /", "TRACE /healthz", "CONNECT shop.example:443", "PROPFIND /", "PURGE /assets/a.js"])(
    "is refused with an empty 405, and %s never reaches the store",
    async (line) => {
      seen.length = 0;
      const answer = await send(line);
      expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(answer).toMatch(/^Allow: GET, HEAD, POST\r$/m);
      // Nothing of the request comes back: TRACE would show scripts the cookies.
      expect(answer.slice(answer.indexOf("\r\n\r\n"))).toBe("\r\n\r\n");
      expect(seen).toEqual([]);
    },
  );
});

it.each(["GET", "POST", "DELETE", "OPTIONS"])("%s is passed on", async (method) => {
  seen.length = 0;
  expect(await send(`${method} /`)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(seen).toEqual([method]);
});

it("a client that breaks off after CONNECT leaves the server running", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, "127.0.0.1");
  socket.write("CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example\r\n\r\n", () => socket.resetAndDestroy());
  await new Promise((resolve) => socket.on("close", resolve));
  expect(await send("GET /")).toContain("handled");
});
