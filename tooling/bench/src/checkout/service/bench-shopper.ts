import { randomUUID } from "node:crypto";
import type { Operation, RequestOf } from "@store/contract/operation";
import type { Connection } from "../measure/open-connection.ts";

/** A guest on the US storefront of the general brand, as the service sees one behind the storefront's server. */
export interface BenchShopper {
  /** Which shopper this is: the next is another one, at another address. */
  readonly number: number;
  /** Answers the reply as text. Throws with it when it is anything but a success. */
  call<Call extends Operation>(connection: Connection, operation: Call, request: RequestOf<Call>): Promise<string>;
}

let shoppers = 0;
const tokenForm = /"requestVerificationToken":"([^"]+)"/;
const cookieForm = /^set-cookie: *([^;\r\n]+)/im;
const refused = /"isSuccess":false|"IsReset":true/;
const origin = "http://localhost:3000";

export function newShopper(): BenchShopper {
  shoppers += 1;
  const number = shoppers;
  // The limits count neighboring addresses as one household: the third part of the address differs between shoppers,
  // not the last.
  const address = `10.${(number >> 8) & 255}.${number & 255}.${(number >> 16) & 255}`;
  const front = { "x-store-site": "US", "x-store-brand": "general", "x-store-client-address": address };
  let cookie: string | undefined;
  let token: string | undefined;
  return {
    number,
    async call(connection, operation, request) {
      const { method, path } = operation;
      const isPost = method === "POST";
      const headers: Record<string, string> = { ...front };
      if (cookie) headers.cookie = cookie;
      if (token && operation.token !== "none") headers.requestverificationtoken = token;
      if (isPost) {
        Object.assign(headers, { "content-type": "application/json", "idempotency-key": randomUUID() });
        // The storefront's page and the service's address differ here, as behind its server.
        Object.assign(headers, { origin, "x-forwarded-host": "localhost:3000", "x-forwarded-proto": "http" });
      }
      const query = isPost ? "" : toQuery(request as object);
      const body = isPost ? { body: JSON.stringify(request) } : {};
      const answer = await connection.ask({ method, path: `${path}${query}`, headers, ...body });
      if (answer.status > 204 || refused.test(answer.body)) {
        throw new Error(`The service answered ${operation.name} with ${answer.status}: ${answer.body.slice(0, 500)}`);
      }
      cookie = cookieForm.exec(answer.head)?.[1] ?? cookie;
      token ??= tokenForm.exec(answer.body)?.[1];
      return answer.body;
    },
  };
}

function toQuery(request: object): string {
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? "" : `?${query}`;
}
