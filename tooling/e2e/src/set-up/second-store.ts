import { type ChildProcess, fork } from "node:child_process";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { openForeignSites } from "./foreign-sites.ts";
import type { Storefront } from "./storefronts.ts";

/** What a journey needs to know of the second store. */
export interface SecondStore {
  /** The address of each of its storefronts. */
  addresses: Readonly<Record<Storefront, string>>;
  /** The site of somebody else that its recommendations come from. */
  feedUrl: string;
}

/**
 * Waits for the first journey that asks for a store of other settings (a planner and recommendations of other origins, the
 * debug tools, every wallet), and then starts one for all of them, on the database of the first store. Returns the address to ask.
 */
export async function offerSecondStore(): Promise<{ url: string; close(): void }> {
  const children: ChildProcess[] = [];
  const closers: (() => void)[] = [];
  let opening: Promise<SecondStore> | undefined;

  async function open(): Promise<SecondStore> {
    const { plannerUrl, feedUrl, close } = await openForeignSites();
    closers.push(close);
    const { server, addresses } = await startServer({
      STORE_ORIGIN_PLANNER: plannerUrl,
      STORE_RECOMMENDATIONS_URL: `${feedUrl}/confirmation?shop=linden`,
      STORE_DEBUG_TOOLS: "on",
      STORE_WALLETS: "payPal,venmo,applePay,masterpass,visaCheckout",
    });
    children.push(server);
    return { addresses, feedUrl };
  }

  const door = http.createServer((_, response) => {
    opening ??= open();
    opening.then(
      (store) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(store)),
      (error) => {
        // The next journey tries again.
        opening = undefined;
        response.writeHead(500).end(String(error));
      },
    );
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close() {
      for (const child of children) child.kill("SIGTERM");
      for (const close of [...closers, () => door.close()]) close();
    },
  };
}

async function startServer(settings: NodeJS.ProcessEnv) {
  const server = fork(path.join(import.meta.dirname, "serve.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [],
    env: { ...process.env, ...settings, NODE_ENV: "production" },
  });
  const { addresses } = await new Promise<{ addresses: Record<Storefront, string> }>((resolve, reject) => {
    server.once("message", (message) => resolve(message as { addresses: Record<Storefront, string> }));
    server.once("exit", (code) => reject(new Error(`The second store left before it was ready (exit ${code}).`)));
  });
  return { server, addresses };
}
