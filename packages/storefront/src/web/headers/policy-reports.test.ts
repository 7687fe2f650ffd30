import { createCheckoutClient } from "@store/checkout-client";
import { expect, it } from "vitest";
import { policyReports } from "./policy-reports.ts";
import { reportLimit } from "./report-limit.ts";

const legacy = {
  "csp-report": {
    "document-uri": "https://linden.example/checkout/cart?email=ann@example.com#x",
    "violated-directive": "script-src-elem 'self'",
    "blocked-uri": "https://evil.example:8443/a.js?token=1",
    "script-sample": "alert(document.cookie)",
  },
};
const violation = (blockedURL: string) => ({
  type: "csp-violation",
  url: "https://linden.example/",
  body: { documentURL: "https://linden.example/", effectiveDirective: "script-src-elem", blockedURL },
});

function openEndpoint({ now = () => 0 }: { now?: () => number } = {}) {
  const logged: string[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    logged.push((JSON.parse(String(init?.body)) as { message: string }).message);
    return new Response(null, { status: 204 });
  };
  const client = createCheckoutClient({ baseUrl: "", fetch: fetch as typeof globalThis.fetch, getToken: () => null });
  const app = policyReports({ getClient: () => client, limit: reportLimit({ now }) });
  const send = async (body: unknown, { type = "application/reports+json", address = "192.0.2.1" } = {}) => {
    const headers = { "Content-Type": type };
    const init = { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) };
    const answer = await app.request("/csp-reports", init, { clientAddress: address });
    return { status: answer.status, text: await answer.text() };
  };
  return { logged, send };
}

it("a report of report-uri is logged with directive, origin and path only", async () => {
  const { logged, send } = openEndpoint();
  expect(await send(legacy, { type: "application/csp-report" })).toEqual({ status: 204, text: "" });
  expect(logged).toEqual(["Content policy: script-src-elem refused https://evil.example:8443 on /checkout/cart"]);
});

it.each([
  ["inline", "inline"],
  ["trusted-types-sink", "trusted-types-sink"],
  ["data:text/javascript,alert(1)", "data:"],
  ["<b>ann@example.com</b>", "unknown"],
])("a violation that blocks %s is logged as %s", async (blocked, expected) => {
  const { logged, send } = openEndpoint();
  await send([violation(blocked), { type: "deprecation", body: {} }]);
  expect(logged).toEqual([`Content policy: script-src-elem refused ${expected} on /`]);
});

it.each(["{", "null", "[[]]", '{"csp-report":1}'])("an unreadable report is not logged: %s", async (body) => {
  const { logged, send } = openEndpoint();
  expect(await send(body)).toEqual({ status: 204, text: "" });
  expect(logged).toEqual([]);
});

it("a body of another type or above 16 KB is refused without being repeated", async () => {
  const { logged, send } = openEndpoint();
  expect(await send(legacy, { type: "application/json" })).toEqual({ status: 415, text: "" });
  expect(await send("x".repeat(16 * 1024 + 1))).toEqual({ status: 413, text: "" });
  expect(logged).toEqual([]);
});

it("one address logs 20 reports a minute, all addresses together 200", async () => {
  let time = 0;
  const { logged, send } = openEndpoint({ now: () => time });
  const many = Array.from({ length: 30 }, () => violation("inline"));
  expect((await send(many)).status).toBe(204);
  expect(logged).toHaveLength(20);
  for (let last = 2; last <= 12; last += 1) await send(many, { address: `192.0.2.${last}` });
  expect(logged).toHaveLength(200);
  time = 60_000;
  await send([violation("inline")]);
  expect(logged).toHaveLength(201);
});
