import type { CallContext } from "../context.ts";
import { type DeviceMark, formatDevice, hasMark, type KnownDevice, parseDevice, withMark } from "./device-cookie.ts";

const toAccountMark = (secret: string, email: string): DeviceMark => ({ kind: "account", done: email, secret });
const toSignInMark = (secret: string): DeviceMark => ({ kind: "signIn", done: "signed in", secret });
const toGiftCardMark = (secret: string, numberHash: string): DeviceMark => ({
  kind: "giftCard",
  done: `gift card ${numberHash}`,
  secret,
});

/** Whether a device has signed in to the account of an e-mail address. */
export function isKnownTo(device: KnownDevice | null, { secret, email }: { secret: string; email: string }): boolean {
  return hasMark(device, toAccountMark(secret, email));
}

/** Whether a device has ever signed in. */
export function hasSignedIn(device: KnownDevice | null, { secret }: { secret: string }): boolean {
  return hasMark(device, toSignInMark(secret));
}

/** Whether a device has used a gift card with its PIN. */
export function hasUsedGiftCard(
  device: KnownDevice | null,
  { secret, numberHash }: { secret: string; numberHash: string },
): boolean {
  return hasMark(device, toGiftCardMark(secret, numberHash));
}

type DeviceContext = Pick<CallContext, "secret" | "random" | "deviceText" | "keepDevice">;

const findDevice = ({ deviceText, random }: DeviceContext): KnownDevice =>
  parseDevice(deviceText) ?? { id: random.token(16), marks: { account: [], giftCard: [], signIn: [] } };

/**
 * Records in the browser of a call that it signed in to the account of an e-mail address; returns whether it had
 * before.
 */
export function rememberDevice(email: string, context: DeviceContext): boolean {
  const { secret } = context;
  const device = findDevice(context);
  const signedIn = withMark(device, toSignInMark(secret));
  context.keepDevice(formatDevice(withMark(signedIn, toAccountMark(secret, email))));
  return isKnownTo(device, { secret, email });
}

/** Records in the browser of a call that it used a gift card with its PIN. */
export function rememberGiftCard(numberHash: string, context: DeviceContext): void {
  const device = withMark(findDevice(context), toGiftCardMark(context.secret, numberHash));
  context.keepDevice(formatDevice(device));
}
