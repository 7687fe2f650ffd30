import type { Operation } from "@store/contract/operation";
import type { CallFailure, CallResult } from "./call-failure.ts";

const refusing: readonly number[] = [400, 401, 404, 409, 422, 429];

/**
 * What an answer means to its call: a value, or the failure. The reset flag wins over everything else that the answer
 * is or lacks, an unknown key is fine, a missing one is not.
 */
export function readReply<Reply>(
  operation: Operation<string, unknown, Reply>,
  { ok, status }: Pick<Response, "ok" | "status">,
  text: string,
): CallResult<Reply> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {}
  // Whatever it is, it can be asked for its keys: `Object` makes an empty object of nothing.
  const reply: Readonly<Record<string, unknown>> = Object(json);
  if (reply.IsReset === true || reply.isReset === true)
    return { ok: false, failure: { kind: "sessionReset", message: "IsReset" } };

  if (!ok) {
    const errorCode = (typeof reply.errorCode === "string" && reply.errorCode) || null;
    // Refused only with its code, which TypeScript cannot follow through its kind.
    return {
      ok: false,
      failure: {
        kind: errorCode && refusing.includes(status) ? "refused" : "http",
        message: `${operation.name} failed. Status: ${status}`,
        status,
        errorCode,
        reply,
      } as CallFailure,
    };
  }

  // Without a schema there is nothing to read, and `Reply` is null by the operation's type.
  if (!operation.reply) return { ok, value: null as Reply };
  const { data, error } = operation.reply.safeParse(operation.answer === "html" ? text : json);
  // Data without an error is the reply, also where TypeScript cannot follow the two apart.
  if (!error) return { ok, value: data as Reply };
  return {
    ok: false,
    failure: {
      kind: "unreadableReply",
      message: `${operation.name} failed. Unreadable: ${error.issues[0]?.path.join(".")}`,
      status,
    },
  };
}
