import { randomInt } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Site } from "@store/contract/shared";
import { findMemoryFolder } from "@store/dev/database/find-memory-folder";
import { openDatabase } from "@store/dev/database/open-database";
import getPort from "get-port";
import { withClient } from "../commerce/backup/with-client.ts";

/** What a deployed store finds on its machine. */
export interface Surroundings {
  createDatabase(): Promise<string>;
  close(): Promise<void>;
}

export async function openSurroundings(): Promise<Surroundings> {
  const folder = fs.mkdtempSync(path.join(findMemoryFolder(), "store-tree-"));
  const server = await openDatabase({ folder: path.join(folder, "database"), temporary: true, durable: false });
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `store_${databases}`;
      await withClient(server.url, (client) => client.query(`create database ${name}`));
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    },
    async close() {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The first of a row of free ports, as many as the programs of a store have; below those that systems give to connections,
 * which may take one at any time.
 */
export async function findPorts(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const first = randomInt(1000, 3000) * 10;
    const row = Array.from({ length: 6 }, (_, index) => first + index);
    const free = await Promise.all(row.map((port) => getPort({ host: "127.0.0.1", port })));
    if (row.every((port, index) => free[index] === port)) return first;
  }
  throw new Error("No six ports in a row are free.");
}

export const origins: Readonly<Record<Site, string>> = {
  US: "https://linden.example",
  CA: "https://linden.example.ca",
};

/** A production store behind a proxy on this machine. */
export const production = {
  STORE_ENVIRONMENT: "production",
  STORE_PAYMENTS: "sandbox",
  STORE_TRUSTED_PROXIES: "127.0.0.1",
  STORE_ORIGIN_US: origins.US,
  STORE_ORIGIN_US_MODERN: "https://plinth.example",
  STORE_ORIGIN_CA: origins.CA,
  STORE_ORIGIN_CA_MODERN: "https://plinth.example.ca",
  STORE_ORIGIN_PLANNER: "https://planner.example",
};

/** Asks a port of this machine as a proxy in front of the origin of the request does. */
export function viaProxy(port: number, { shopper = 1 } = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search, host, protocol } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set("x-forwarded-for", `203.0.${shopper}.1`);
    headers.set("x-forwarded-proto", protocol.slice(0, -1));
    headers.set("x-forwarded-host", host);
    const body = request.body ? { body: await request.arrayBuffer() } : {};
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: "manual",
      ...body,
    });
  };
}
