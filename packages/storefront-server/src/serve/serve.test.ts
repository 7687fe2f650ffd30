import net from "node:net";
import os from "node:os";
import { expect, it } from "vitest";
import { serve } from "./serve.ts";

/** Whether anybody accepts a connection on a port of this machine. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

it("drains the planner together with the sites, and then the service", async () => {
  const events: string[] = [];
  const held = Promise.withResolvers<void>();
  const fetchHeld = async () => {
    await held.promise;
    events.push("page");
    return new Response("page");
  };
  const folder = os.tmpdir();
  const served = await serve({
    sites: [{ site: "US", createApp: () => ({ fetch: fetchHeld }), client: folder, port: 0 }],
    planner: { createApp: () => ({ fetch: () => new Response("planner") }), client: folder, port: 0 },
    pictures: { folder, hashes: {} },
    createService: async () => ({
      fetch: async () => Response.json({}),
      drain: async () => void events.push("service"),
    }),
    environment: "development",
    demo: false,
    trusted: () => false,
  });
  const planner = Number(new URL(served.plannerAddress ?? "").port);
  const page = fetch(`http://127.0.0.1:${served.ports.US}/held`);
  await expect.poll(() => isOpen(planner)).toBe(true);
  const drained = served.drain();
  await expect.poll(() => isOpen(planner)).toBe(false);
  expect(events).toEqual([]);
  held.resolve();
  await drained;
  expect(await (await page).text()).toBe("page");
  expect(events).toEqual(["page", "service"]);
});
