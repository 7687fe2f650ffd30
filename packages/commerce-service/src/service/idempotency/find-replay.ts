import type { StoredResponse } from "../../basket/queries/load-snapshot.ts";
import type { Answer } from "../context.ts";
import { refusals } from "../refusals.ts";
import { type KeyedRequest, keptMs } from "./to-response-row.ts";

/** What a call that came with a key was answered before: that answer again, or that its key stands for another request. */
export function findReplay<Reply>(
  stored: StoredResponse | null,
  keyed: KeyedRequest | null,
  now: Date,
): Answer<Reply> | undefined {
  if (stored === null || keyed === null) return undefined;
  if (now.getTime() - stored.answeredAt.getTime() > keptMs) return undefined;
  if (stored.fingerprint !== keyed.fingerprint || stored.call !== keyed.call) return refusals.mismatch;
  // It is still being worked on: who took the key for it knows more.
  if (stored.status === null) return undefined;
  // It was this call's reply when it was stored.
  return { kind: "reply", reply: stored.reply as Reply, isReplayed: true };
}
