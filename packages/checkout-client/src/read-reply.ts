import type { Operation } from "@store/contract/operation";
import { type CallResult, failed } from "./call-failure.ts";

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
    const { errorCode } = reply;
    const answered = { message: `${name} failed. Status: ${status}`, status, reply };
    const hasCode = typeof errorCode === "string" && errorCode !== "";
    return hasCode && refusing.includes(status)
      ? failed({ kind: "refused", errorCode, ...answered })
      : failed({ kind: "http", errorCode: hasCode ? errorCode : null, ...answered });
  }

  // Without a schema there is nothing to read, and `Reply` is null by the operation's type.
  if (!schema) return { ok, value: null as Reply };
  const { data, error } = schema.safeParse(answer === "html" ? text : json);
  // Data without an error is the reply, also where TypeScript cannot follow the two apart.
  if (!error) return { ok, value: data as Reply };
  return failed({
    kind: "unreadableReply",
    status,
    message: `${name} failed. Unreadable: ${error.issues[0]?.path.join(".")}`,
  });
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {}
}
