import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { waitUntilReady } from "./wait-until-ready.ts";

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers) server.close();
});

async function serve(statuses: number[]): Promise<{ address: string; hosts: (string | undefined)[] }> {
  const hosts: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    hosts.push(`${request.headers.host}${request.url}`);
    response.writeHead(statuses.shift() ?? 200).end();
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://modern.localhost:${port}`, hosts };
}

it("requests each brand at its host until it is ready", async () => {
  const { address, hosts } = await serve([503, 503]);
  await waitUntilReady(address, { withinMs: 5000 });
  expect(hosts).toEqual(Array(3).fill(`${new URL(address).host}/readyz`));
});

it("fails with the last response", async () => {
  const { address } = await serve(Array(100).fill(503));
  await expect(waitUntilReady(address, { withinMs: 0 })).rejects.toThrow(
    `${address}/readyz did not become ready: 503.`,
  );
});
