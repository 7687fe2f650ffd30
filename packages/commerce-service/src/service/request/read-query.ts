import type { BodyReading } from "./read-body.ts";

/** The request of a GET: the fields of its path and its query. A key given twice is malformed. */
export function readQuery(request: Request, pathFields: Record<string, string>): BodyReading {
  const { searchParams } = new URL(request.url);
  const keys = [...searchParams.keys(), ...Object.keys(pathFields)];
  if (new Set(keys).size !== keys.length) return { ok: false, problem: "malformed" };
  return { ok: true, value: { ...Object.fromEntries(searchParams), ...pathFields } };
}
