import type { StoreConfig } from "../../web/config/store-config.ts";
import type { Commerce } from "../../web/headers/storefront-headers.ts";
import { createStorefront } from "./create-storefront.ts";
import { buildWith, commerceSample, configSample, type PageRow } from "./storefront.fixture.ts";

const here = "http://localhost:3000";
const secrets = { __RequestVerificationToken: "token-1", nonce: "nonce-1" };

/** A call as the service receives it. */
export interface SentCall {
  readonly path: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

/** A response or its body, by the path of a call; a function makes it from the call. The sample store answers the rest. */
export type Answers = Record<string, unknown>;

/** A shop with these pages over a service with these answers, which a test may change. */
export function openShop({
  pages = [],
  answers = {},
  config = {},
}: {
  pages?: readonly PageRow[];
  answers?: Answers;
  config?: Partial<StoreConfig>;
}) {
  const sent: SentCall[] = [];
  const sample = commerceSample();
  const commerce: Commerce = {
    async fetch(request) {
      const url = new URL(request.url);
      const path = url.pathname;
      const call: SentCall = { path, url, headers: request.headers, body: await request.clone().text() };
      sent.push(call);
      const answer = shop.answers[path];
      const reply = typeof answer === "function" ? await answer(call) : answer;
      if (reply === undefined) return sample.fetch(request);
      return reply instanceof Response ? reply.clone() : Response.json(reply);
    },
  };
  const { fetch } = createStorefront({
    config: { ...configSample, ...config },
    build: buildWith(pages),
    mode: "production",
    commerce,
  });
  const shop = {
    answers,
    sent,
    /** Opens a page, or posts these fields to it. */
    async ask(address: string, fields?: object, headers: HeadersInit = { origin: here }) {
      const init = fields && { method: "POST", headers, body: new URLSearchParams({ ...fields }) };
      const answer = await fetch(new Request(new URL(address, here), init));
      const html = (await answer.text()).replaceAll("&#x27;", "'");
      return { answer, html, status: answer.status, location: answer.headers.get("location") };
    },
    /** Submits a form with the hidden values of the page. */
    submit: (address: string, fields: object, headers?: HeadersInit) =>
      shop.ask(address, { ...secrets, ...fields }, headers),
    /** What was posted to each call of a path. */
    bodiesOf: (path: string): unknown[] => sent.filter((one) => one.path === path).map(({ body }) => JSON.parse(body)),
    /** The body of the first request of a call. */
    bodyOf: ({ path }: { path: string }) => JSON.parse(sent.find((one) => one.path === path)?.body ?? "null"),
  };
  return shop;
}
