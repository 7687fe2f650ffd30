import { createCheckoutClient } from "@store/checkout-client";
import { callsUnder } from "@store/contract/operation";
import * as z from "zod/mini";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
interface Ofetch {
  createFetch(globals: { fetch: Fetch; Headers: typeof Headers; AbortController: typeof AbortController }): {
    create(defaults: object): (path: string, options: object) => Promise<unknown>;
  };
}

const reply = z.object({ isSuccess: z.boolean(), count: z.int() });
type Requests = { save: z.ZodMiniType<unknown, { id: string; quantity: number }> };
const save = callsUnder<Requests>("/Cart/")("save", { reply }, { at: "UpdateItem", token: "always" });
const request = { id: "line-1", quantity: 2 };
const token = "0123456789abcdef0123456789abcdef";

/** What the server answers. */
export const answer = JSON.stringify({ isSuccess: true, count: 2, extra: "passed over" });

/** One POST of JSON with a token and its answer read, three ways over the same fetch. Each throws when it has no value. */
export function clientSides({ fetch, baseUrl, ofetch }: { fetch: Fetch; baseUrl: string; ofetch: Ofetch }) {
  const client = createCheckoutClient({ baseUrl, fetch, getToken: () => token });
  const post = ofetch.createFetch({ fetch, Headers, AbortController }).create({ baseURL: baseUrl, retry: 0 });
  const headers = { RequestVerificationToken: token };
  return {
    async "plain fetch"() {
      const response = await fetch(baseUrl + save.path, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(request),
      });
      if (!response.ok) throw new Error(`Status: ${response.status}`);
      await response.json();
    },
    async ofetch() {
      await post(save.path, { method: "POST", headers, body: request });
    },
    async "checkout-client"() {
      const result = await client.call(save, request);
      if (!result.ok) throw new Error(result.failure.message);
    },
  };
}
