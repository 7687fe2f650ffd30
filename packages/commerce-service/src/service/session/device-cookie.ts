import { areEqual } from "./hash-text.ts";
import { hashesWithSecrets, type Secrets } from "./secrets.ts";

/**
 * The marks of a device cookie by kind: how each is written, and the maximum, of which the oldest is dropped first.
 * Prefixes are no hexadecimal digits.
 */
const kinds = {
  /** It signed in to the account of an e-mail address. */
  account: { prefix: "", most: 10 },
  /** It used the number of a gift card with its PIN. */
  giftCard: { prefix: "g", most: 10 },
  /** It signed in, to whatever account. */
  signIn: { prefix: "s", most: 1 },
} as const;
type MarkKind = keyof typeof kinds;

const form = /^([\w-]{22})((?:\.[gs]?[\da-f]{64})*)$/;

/**
 * Browsers that signed in or used a gift card have a cookie: a random id and marks, which are keyed hashes of that id
 * and of what the browser did. They cannot be forged without the secret, and they reveal neither accounts nor numbers.
 */
export interface KnownDevice {
  id: string;
  marks: Readonly<Record<MarkKind, readonly string[]>>;
}

/** What a browser did. */
export interface DeviceMark {
  kind: MarkKind;
  /** The text of which the mark is a hash. */
  done: string;
  secrets: Secrets;
}

/** Parses the device cookie; null if it is invalid. */
export function parseDevice(text: string | null): KnownDevice | null {
  const [, id, written = ""] = form.exec(text ?? "") ?? [];
  if (id === undefined) return null;
  const parts = written.split(".").slice(1);
  const marksOf = (kind: MarkKind) => {
    const { prefix, most } = kinds[kind];
    const own = parts.filter((part) => part.length === prefix.length + 64 && part.startsWith(prefix));
    return own.map((part) => part.slice(prefix.length)).slice(0, most);
  };
  return { id, marks: { account: marksOf("account"), giftCard: marksOf("giftCard"), signIn: marksOf("signIn") } };
}

/** Writes what `parseDevice` reads. */
export function formatDevice({ id, marks }: KnownDevice): string {
  const written = (Object.keys(kinds) as MarkKind[]).flatMap((kind) =>
    marks[kind].slice(0, kinds[kind].most).map((mark) => `${kinds[kind].prefix}${mark}`),
  );
  return [id, ...written].join(".");
}

const toHashes = ({ id }: Pick<KnownDevice, "id">, { done, secrets }: DeviceMark) =>
  hashesWithSecrets(secrets, `device ${id} ${done}`);

/** Whether a device has a mark. */
export function hasMark(device: KnownDevice | null, mark: DeviceMark): boolean {
  if (device === null) return false;
  const hashes = toHashes(device, mark);
  return device.marks[mark.kind].filter((one) => hashes.some((hash) => areEqual(one, hash))).length > 0;
}

/** A device with a mark, as the latest of its kind. */
export function withMark(device: KnownDevice, mark: DeviceMark): KnownDevice {
  const hashes = toHashes(device, mark);
  const others = device.marks[mark.kind].filter((one) => !hashes.includes(one));
  return { ...device, marks: { ...device.marks, [mark.kind]: [hashes[0], ...others] } };
}
