import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const pauseMs = 50;

/**
 * Waits until /readyz of `address` returns 200.
 * Throws an error with the last response after `withinMs`.
 */
export async function waitUntilReady(address: string, { withinMs }: { withinMs: number }): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask(address);
    if (answer === "200") return;
    if (Date.now() > deadline) throw new Error(`${address}/readyz did not become ready: ${answer}.`);
    await pause(pauseMs);
  }
}

function ask(address: string): Promise<string> {
  const { hostname, port, host } = new URL(address);
  // Not every system resolves names below localhost, as browsers do; the Host header names the brand instead.
  const where = hostname.endsWith("localhost") ? "127.0.0.1" : hostname;
  return new Promise((resolve) => {
    const request = http.get({ host: where, port, path: "/readyz", headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve(String(response.statusCode));
    });
    request.setTimeout(10_000, () => request.destroy(new Error("no answer")));
    request.on("error", (error) => resolve(error.message));
  });
}
