import type { CallContext } from "../../service/context.ts";
import { areEqual, hashWithSecret } from "../../service/session/hash-text.ts";

/** The maximum number of accounts in a browser's cookie; the one with the oldest sign-in is dropped first. */
const maxAccounts = 10;

const form = /^([\w-]{22})((?:\.[\da-f]{64})*)$/;

/**
 * Browsers that signed in to an account have a cookie: a random id and, per account, a keyed hash of that id and the
 * account's e-mail address. It cannot be forged without the secret, and it does not reveal the accounts.
 */
export interface KnownDevice {
  id: string;
  marks: readonly string[];
}

/** Parses the device cookie; null if it is invalid. */
export function parseDevice(text: string | null): KnownDevice | null {
  const [, id, marks = ""] = form.exec(text ?? "") ?? [];
  return id === undefined ? null : { id, marks: marks.split(".").slice(1, maxAccounts + 1) };
}

const toMark = (secret: string, { id }: Pick<KnownDevice, "id">, email: string) =>
  hashWithSecret(secret, `device ${id} ${email}`);

/** Whether a device has signed in to the account of an e-mail address. */
export function isKnownTo(device: KnownDevice | null, { secret, email }: { secret: string; email: string }): boolean {
  if (device === null) return false;
  const mark = toMark(secret, device, email);
  return device.marks.filter((one) => areEqual(one, mark)).length > 0;
}

/** The device cookie after a sign-in to the account of an e-mail address. */
function rememberAccount(device: KnownDevice, { secret, email }: { secret: string; email: string }): string {
  const mark = toMark(secret, device, email);
  const others = device.marks.filter((one) => one !== mark);
  return [device.id, mark, ...others].slice(0, maxAccounts + 1).join(".");
}

/**
 * Records in the browser of a call that it signed in to the account of an e-mail address; returns whether it had
 * before.
 */
export function rememberDevice(
  email: string,
  { secret, random, deviceText, keepDevice }: Pick<CallContext, "secret" | "random" | "deviceText" | "keepDevice">,
): boolean {
  const known = parseDevice(deviceText);
  keepDevice(rememberAccount(known ?? { id: random.token(16), marks: [] }, { secret, email }));
  return isKnownTo(known, { secret, email });
}
