import { toNetworkBlock } from "../../account/rules/to-network-block.ts";
import type { CallContext, Session } from "../context.ts";
import { hashWithSecret } from "../session/hash-text.ts";
import type { Limit } from "./limits.ts";
import type { RateLimitKey } from "./queries.ts";

/** Whose tries of something are counted: the session's, and those of its block of the network, of which only a keyed hash is stored. */
export function rateLimitKeys(
  {
    secret,
    session,
    clientAddress = null,
  }: Pick<CallContext, "secret" | "clientAddress"> & { session: Pick<Session, "sessionId"> | null },
  { name, perSession, perAddress }: Limit,
): RateLimitKey[] {
  const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
  return [
    ...(session ? [{ subject: `${name} session ${session.sessionId}`, most: perSession }] : []),
    ...(block === null ? [] : [{ subject: `${name} address ${hashBlock(secret, block)}`, most: perAddress }]),
  ];
}

// Every call asks for its block's hash, some three times; shoppers come from few blocks at a time.
const hashes = new Map<string, string>();
const maxHashes = 10_000;

function hashBlock(secret: string, block: string): string {
  const asked = `${secret} ${block}`;
  const known = hashes.get(asked);
  if (known !== undefined) return known;
  if (hashes.size >= maxHashes) hashes.clear();
  const hash = hashWithSecret(secret, `limit ${block}`);
  hashes.set(asked, hash);
  return hash;
}
