import type { Operation } from "@store/contract/operation";
import { type CallFailure, type CallResult, failed } from "./call-failure.ts";

const refusing: readonly number[] = [400, 401, 404, 409, 422, 429];

/**
 * What an answer means to its call: a value, or the failure. The reset flag wins over everything else that the answer
 * is or lacks (CALL-003, AMB-114), an unknown key is fine, a missing one is not.
 */
export function readReply<Reply>(
  { name, reply: schema, answer }: Operation<string, unknown, Reply>,
  { ok, status }: Pick<Response, "ok" | "status">,
  text: string,
): CallResult<Reply> {
  const json = toJson(text);
  // Whatever it is, it can be asked for its keys: `Object` makes an empty object of nothing.
  const reply: Readonly<Record<string, unknown>> = Object(json);
  if (reply.IsReset === true || reply.isReset === true) return failed({ kind: "sessionReset", message: "IsReset" });

  if (!ok) {
    const { errorCode: said } = reply;
    const errorCode = typeof said === "string" && said ? said : null;
    const kind = errorCode && refusing.includes(status) ? "refused" : "http";
    // Refused only with its code, which TypeScript cannot follow through `kind`.
    return failed({ kind, errorCode, message: `${name} failed. Status: ${status}`, status, reply } as CallFailure);
  }

  // Without a schema there is nothing to read, and `Reply` is null by the operation's type.
  if (!schema) return { ok, value: null as Reply };
  const { data, error } = schema.safeParse(answer === "html" ? text : json);
  // Data without an error is the reply, also where TypeScript cannot follow the two apart.
  if (!error) return { ok, value: data as Reply };
  const message = `${name} failed. Unreadable: ${error.issues[0]?.path.join(".")}`;
  return failed({ kind: "unreadableReply", message, status });
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {}
}
