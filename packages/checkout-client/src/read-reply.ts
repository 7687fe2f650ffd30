import type { Operation } from "@store/contract/operation";
import type { CallFailure, CallResult } from "./call-failure.ts";

const refusing: readonly number[] = [400, 401, 404, 409, 422, 429];

/**
 * Converts a response to a value or a failure. The reset flag has priority over everything else; unknown keys are
 * allowed, missing ones are a failure.
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
  // `Object` makes an empty object of null, so any value can be asked for keys.
  const reply: Readonly<Record<string, unknown>> = Object(json);
  if (reply.IsReset === true || reply.isReset === true)
    return { ok: false, failure: { kind: "sessionReset", message: "IsReset" } };

  if (!ok) {
    const errorCode = (typeof reply.errorCode === "string" && reply.errorCode) || null;
    // Only a response with a code is refused, which TypeScript cannot infer from its kind.
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

  // Without a schema there is nothing to parse, and `Reply` is null by the operation's type.
  if (!operation.reply) return { ok, value: null as Reply };
  const { data, error } = operation.reply.safeParse(operation.answer === "html" ? text : json);
  // Data without an error is the reply, which TypeScript cannot infer.
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
