import { callsUnder } from "@store/contract/operation";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createCheckoutClient } from "./create-checkout-client.ts";
import { lazyCalls } from "./lazy-calls.ts";

type Sends<Request> = z.ZodMiniType<unknown, Request>;
const reply = z.object({ isSuccess: z.boolean() });
const call = callsUnder<{ removeItem: Sends<{ id: string }>; getCartJsx: Sends<Record<string, never>> }>("/Cart/");
const calls = {
  removeItem: call("removeItem", { reply }),
  getCartJsx: call("getCartJsx", { reply }, { method: "GET", retry: "network" }),
};

const toRoute = <Call extends { reply: unknown }>({ reply: _, ...route }: Call) => route;
const routes = { removeItem: toRoute(calls.removeItem), getCartJsx: toRoute(calls.getCartJsx) };

function open(load: () => Promise<typeof calls>, answer: object = { isSuccess: true }) {
  const pending: number[] = [];
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(answer));
  const client = createCheckoutClient({
    baseUrl: "",
    fetch,
    getToken: () => null,
    retry: { delayMs: 1 },
    onPending: (count) => pending.push(count),
  });
  return { client, fetch, pending, lazy: lazyCalls(routes, load) };
}

it("are sent by their route, check the response by the schema that is loaded later, and count as pending", async () => {
  const { client, fetch, pending, lazy } = open(async () => calls);
  expect(await client.call(lazy.removeItem, { id: "line-1" })).toEqual({ ok: true, value: { isSuccess: true } });
  expect(fetch).toHaveBeenCalledWith("/Cart/RemoveItem", expect.objectContaining({ body: '{"id":"line-1"}' }));
  expect(pending).toEqual([1, 0]);
  const odd = open(async () => calls, { is: "odd" });
  expect(await odd.client.call(odd.lazy.removeItem, { id: "line-1" })).toMatchObject({
    failure: { kind: "unreadableReply" },
  });
});

it("send nothing if the schema cannot be loaded, and fail like a lost connection, whatever the browser's text", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("error loading dynamically imported module")));
  const { client, fetch, lazy } = open(load);
  expect(await client.call(lazy.removeItem, { id: "line-1" })).toMatchObject({ failure: { kind: "network" } });
  expect([load.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 0]);
});

it("load the schemas again if the call itself may be retried", async () => {
  const load = vi.fn(async () => calls).mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  const { client, fetch, lazy } = open(load);
  expect(await client.call(lazy.getCartJsx, {})).toMatchObject({ ok: true });
  expect(fetch).toHaveBeenCalledOnce();
});
