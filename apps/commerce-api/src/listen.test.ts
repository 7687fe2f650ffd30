import http from "node:http";
import { readTrustedProxies } from "@store/commerce-service/listener";
import getPort from "get-port";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

it("refuses TRACE before the service, which would see a GET", async () => {
  const reading = readTrustedProxies(undefined);
  if (!reading.ok) throw new Error(reading.message);
  const port = await getPort({ host: "127.0.0.1" });
  const seen: string[] = [];
  const fetch = async ({ method }: Request) => {
    seen.push(method);
    return new Response("handled");
  };
  const listener = await listen(fetch, { port, host: "127.0.0.1", trusted: reading.trusted });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request({ port, host: "127.0.0.1", path: "/healthz", method: "TRACE" }, resolve).on("error", reject).end();
  });
  expect([answer.statusCode, answer.headers.allow, await answer.toArray()]).toEqual([405, "GET, HEAD, POST", []]);
  expect(seen).toEqual([]);
  await listener.close();
});
