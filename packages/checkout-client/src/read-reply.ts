import type { Operation } from "@store/contract/operation";
import type { CallResult } from "./call-failure.ts";

type Answer = Pick<Response, "ok" | "status">;

/**
 * What an answer means to its call: a value, or the failure. The reset flag wins over the status (CALL-003, AMB-114),
 * an unknown key is fine, a missing one is not.
 */
export function readReply<Reply>(
  operation: Operation<string, unknown, Reply>,
  answer: Answer,
  text: string,
): CallResult<Reply> {
  const { ok, status } = answer;
  const body = toJson(text);
  const record = isRecord(body) ? body : {};
  if (record.IsReset === true || record.isReset === true) {
    return { ok: false, failure: { kind: "sessionReset", message: "IsReset" } };
  }
  if (!ok) return { ok: false, failure: statusFailure(operation.name, status, record) };
  // Without a schema there is nothing to read, and `Reply` is null by the operation's type.
  if (operation.reply === null) return { ok: true, value: null as Reply };

  const parsed = operation.reply.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const { path = [], message = "" } = parsed.error.issues[0] ?? {};
  const place = path.join(".") || "the reply";
  return {
    ok: false,
    failure: {
      kind: "unreadableReply",
      status,
      message: `${operation.name} answered an unreadable reply: ${place}: ${message}`,
    },
  };
}

function statusFailure(name: string, status: number, reply: Readonly<Record<string, unknown>>) {
  const message = `${name} failed. Status: ${status}`;
  const errorCode = typeof reply.errorCode === "string" && reply.errorCode !== "" ? reply.errorCode : null;
  return status >= 400 && status < 500 && errorCode !== null
    ? ({ kind: "refused", message, status, errorCode, reply } as const)
    : ({ kind: "http", message, status, errorCode } as const);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
