import * as z from "zod/mini";

export type RequestCheck = { ok: true; request: unknown } | { ok: false; path: string };

/** Holds a request against its schema; answers the path of the first key that is wrong, missing or unknown. */
export function checkRequest(schema: z.ZodMiniType, value: unknown): RequestCheck {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { ok: true, request: parsed.data };
  const [issue] = parsed.error.issues;
  const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return { ok: false, path: [...(issue?.path ?? []), ...unknownKey].join(".") };
}
