/** An answer as it is stored under its key. */
export interface ResponseRow {
  session_id: string;
  key: string;
  call: string;
  fingerprint: string;
  status: number;
  reply: unknown;
  created_at: Date;
}

/** A call that came with a key: what stands for it beside the answer. */
export interface KeyedRequest {
  key: string;
  call: string;
  fingerprint: string;
}

/** How long a stored answer is replayed. */
export const keptMs = 24 * 60 * 60 * 1000;

/** The row that keeps an answer under its key. */
export function toResponseRow(
  { key, call, fingerprint }: KeyedRequest,
  { sessionId, reply, now }: { sessionId: string; reply: unknown; now: Date },
): ResponseRow {
  return { session_id: sessionId, key, call, fingerprint, status: 200, reply, created_at: now };
}
