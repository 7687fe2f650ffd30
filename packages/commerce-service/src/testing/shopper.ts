import { commonErrorCodes, type Operation, type ReplyOf, type RequestOf } from "@store/contract/operation";
import type { Brand, Site } from "@store/contract/shared";

/** What any answer may carry besides its reply. */
interface AnswerKind {
  isSuccess?: boolean;
  message?: string | null;
  errorCode?: string | null;
  IsReset?: boolean;
  correlationId?: string;
}
interface ShopperAnswer<Reply> {
  status: number;
  /** Held against the contract when the call answered 200; its `errorCode`, if any, is always one of the contract's. */
  body: Reply & AnswerKind;
  headers: Headers;
}
interface CallOptions {
  /** A fresh one when absent; null sends none. */
  idempotencyKey?: string | null;
  /** Replaces or, with null, leaves out headers that the shopper's browser would send. */
  headers?: Record<string, string | null>;
}

/** A tiny browser: keeps cookies and the CSRF token, and sends what a browser on the store's page sends. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  /** From the last checkout model it saw. */
  token: string | null;
  call<Call extends Operation>(
    operation: Call,
    request: RequestOf<Call>,
    options?: CallOptions,
  ): Promise<ShopperAnswer<ReplyOf<Call>>>;
  /** Sends any request of the store's own page, for what no client would send. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

const hosts: Record<Site, Record<Brand, string>> = {
  US: { general: "http://localhost:3000", modern: "http://modern.localhost:3000" },
  CA: { general: "http://localhost:3001", modern: "http://modern.localhost:3001" },
};

export function createShopper(
  { fetch }: { fetch(request: Request): Promise<Response> },
  {
    site = "US",
    brand = "general",
    origin = hosts[site][brand],
  }: { site?: Site; brand?: Brand /** The origin of the shop. */; origin?: string } = {},
): Shopper {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ "x-store-site": site, "x-store-brand": brand });
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await fetch(new Request(`${origin}${path}`, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  }

  const shopper: Shopper = {
    cookies,
    token: null,
    send,
    async call(operation, request, { idempotencyKey = crypto.randomUUID(), headers = {} } = {}) {
      // A list is sent as it is. Any other request is an object; for a call of any kind its type is unknown.
      const { path, rest } = Array.isArray(request)
        ? { path: operation.path, rest: request as never }
        : fillPath(operation.path, { ...(request as object) });
      const isGet = operation.method === "GET";
      const sent: Record<string, string | null> = {
        ...(isGet ? {} : { origin, "content-type": "application/json", "idempotency-key": idempotencyKey }),
        requestverificationtoken: operation.token === "none" ? null : shopper.token,
        ...headers,
      };
      const response = await send(isGet ? `${path}${toQuery(rest)}` : path, {
        method: operation.method,
        headers: Object.entries(sent).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
        ...(isGet ? {} : { body: JSON.stringify(rest) }),
      });
      const text = await response.text();
      const body: unknown = text === "" ? null : JSON.parse(text);
      if (response.status === 200 && operation.reply && !isReset(body)) operation.reply.parse(body);
      requireKnownCode(operation, body);
      shopper.token = findToken(body) ?? shopper.token;
      // Held against the reply's schema above.
      return { status: response.status, body: body as never, headers: response.headers };
    },
  };
  return shopper;
}

function fillPath(path: string, request: Record<string, unknown>) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const filled = names.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(request[name]))),
    path,
  );
  return { path: filled, rest: Object.fromEntries(Object.entries(request).filter(([name]) => !names.includes(name))) };
}

function toQuery(fields: Record<string, unknown>): string {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? "" : `?${query}`;
}

function isReset(body: unknown): boolean {
  return typeof body === "object" && body !== null && "IsReset" in body && body.IsReset === true;
}

/** Throws for an error code that the contract lists neither for the call nor for every call. */
function requireKnownCode({ name, errorCodes }: Operation, body: unknown): void {
  const { errorCode } = (body ?? {}) as AnswerKind;
  const known: readonly string[] = [...errorCodes, ...commonErrorCodes];
  if (errorCode && !known.includes(errorCode)) throw new Error(`${name} lists no error code ${errorCode}.`);
}

function findToken(body: unknown): string | undefined {
  const { checkout } = (body ?? {}) as { checkout?: { requestVerificationToken?: string } };
  return checkout?.requestVerificationToken;
}
