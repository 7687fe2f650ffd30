import type { Device } from "@store/contract/account";
import type { Answer, CallContext } from "../service/context.ts";
import { endAccountSessions, findOpenSessions } from "./queries/sessions.ts";

const maxShown = 50;

/** The browsers that are signed in to an account, on all its storefronts, the one seen last first. */
export async function listDevices(
  accountId: string,
  _request: object,
  { database, clock, session }: CallContext,
): Promise<Answer<{ isSuccess: boolean; devices: Device[] }>> {
  const rows = await findOpenSessions(database, { accountId, now: clock.now(), most: maxShown });
  const devices = rows.map((row) => ({
    // A hash: no cookie can be made of it.
    deviceId: row.session_id,
    name: row.device ?? "Unknown device",
    signedInAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isCurrent: row.session_id === session?.sessionId,
  }));
  return { kind: "reply", reply: { isSuccess: true, devices } };
}

/** Ends the session of another device of the account. The id of another account's session has no effect. */
export async function signOutDevice(
  accountId: string,
  { deviceId }: { deviceId: string },
  { database, clock, session }: CallContext,
): Promise<Answer<{ isSuccess: boolean }>> {
  const isOwn = deviceId === session?.sessionId;
  if (!isOwn) await endAccountSessions(database, { accountId, sessionId: deviceId, own: session, now: clock.now() });
  return { kind: "reply", reply: { isSuccess: true } };
}
