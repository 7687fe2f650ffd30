import { toMaxBodyBytes } from "@store/contract/body-limits";
import type { Operation } from "@store/contract/operation";
import * as z from "zod/mini";

const maxDepth = 20;

/** `formToken`: the CSRF token, which a form has among its fields instead of in a header. */
export type BodyReading =
  | { ok: true; value: unknown; formToken?: string }
  | { ok: false; problem: "tooLarge" | "tooDeep" | "malformed" };

/**
 * Reads the body of a call, whatever length its header states: JSON of at most 20 levels, or the fields of a form. No
 * body is an empty object.
 */
export async function readBody(
  request: Request,
  { path, body }: Pick<Operation, "path" | "body">,
): Promise<BodyReading> {
  const text = await readText(request, toMaxBodyBytes(path));
  if (text === undefined) return { ok: false, problem: "tooLarge" };
  if (text === "") return { ok: true, value: {} };
  return body === "json" ? readJson(text) : readForm(request.headers.get("content-type") ?? "", text);
}

function readJson(text: string): BodyReading {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, maxDepth) ? { ok: false, problem: "tooDeep" } : { ok: true, value };
  } catch {
    return { ok: false, problem: "malformed" };
  }
}

function readForm(contentType: string, text: string): BodyReading {
  const fields = new URLSearchParams(text);
  const isForm = contentType.split(";")[0]?.trim().toLowerCase() === "application/x-www-form-urlencoded";
  if (!isForm || new Set(fields.keys()).size !== fields.size) return { ok: false, problem: "malformed" };
  const { __RequestVerificationToken: formToken = "", ...value } = Object.fromEntries(fields);
  return { ok: true, value, formToken };
}

async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The body of a request as it was sent; undefined if it is larger, whatever length its header states. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

type RequestCheck = { ok: true; request: unknown } | { ok: false; path: string };

/** Validates a request with its schema; returns the path of the first key that is invalid, missing or unknown. */
export function checkRequest(schema: z.ZodMiniType, value: unknown): RequestCheck {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { ok: true, request: parsed.data };
  const [issue] = parsed.error.issues;
  const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return { ok: false, path: [...(issue?.path ?? []), ...unknownKey].join(".") };
}

/** The request of a GET: the fields of its path and its query. A repeated key is malformed. */
export function readQuery(request: Request, pathFields: Record<string, string>): BodyReading {
  const { searchParams } = new URL(request.url);
  const keys = [...searchParams.keys(), ...Object.keys(pathFields)];
  if (new Set(keys).size !== keys.length) return { ok: false, problem: "malformed" };
  return { ok: true, value: { ...Object.fromEntries(searchParams), ...pathFields } };
}

/**
 * Whether a call comes from a page of the store itself, by headers that only browsers set. A call without them does
 * not. The listener has set the request's URL to the one that the browser used.
 */
export function isFromOwnPage(request: Request): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  return request.headers.get("origin") === new URL(request.url).origin;
}
