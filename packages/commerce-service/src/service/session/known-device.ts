import type { CallContext } from "../context.ts";
import { type DeviceMark, formatDevice, hasMark, type KnownDevice, parseDevice, withMark } from "./device-cookie.ts";
import type { Secrets } from "./secrets.ts";

const toAccountMark = (secrets: Secrets, email: string): DeviceMark => ({ kind: "account", done: email, secrets });
const toSignInMark = (secrets: Secrets): DeviceMark => ({ kind: "signIn", done: "signed in", secrets });
const toGiftCardMark = (secrets: Secrets, numberHash: string): DeviceMark => ({
  kind: "giftCard",
  done: `gift card ${numberHash}`,
  secrets,
});

/** Whether a device has signed in to the account of an e-mail address. */
export function isKnownTo(
  device: KnownDevice | null,
  { secrets, email }: { secrets: Secrets; email: string },
): boolean {
  return hasMark(device, toAccountMark(secrets, email));
}

/** Whether a device has ever signed in. */
export function hasSignedIn(device: KnownDevice | null, { secrets }: { secrets: Secrets }): boolean {
  return hasMark(device, toSignInMark(secrets));
}

/** Whether a device has used a gift card with its PIN. */
export function hasUsedGiftCard(
  device: KnownDevice | null,
  { secrets, numberHash }: { secrets: Secrets; numberHash: string },
): boolean {
  return hasMark(device, toGiftCardMark(secrets, numberHash));
}

type DeviceContext = Pick<CallContext, "secrets" | "random" | "deviceText" | "keepDevice">;

const findDevice = ({ deviceText, random }: DeviceContext): KnownDevice =>
  parseDevice(deviceText) ?? { id: random.token(16), marks: { account: [], giftCard: [], signIn: [] } };

/**
 * Records in the browser of a call that it signed in to the account of an e-mail address; returns whether it had
 * before.
 */
export function rememberDevice(email: string, context: DeviceContext): boolean {
  const { secrets } = context;
  const device = findDevice(context);
  const signedIn = withMark(device, toSignInMark(secrets));
  context.keepDevice(formatDevice(withMark(signedIn, toAccountMark(secrets, email))));
  return isKnownTo(device, { secrets, email });
}

/** Records in the browser of a call that it used a gift card with its PIN. */
export function rememberGiftCard(numberHash: string, context: DeviceContext): void {
  const device = withMark(findDevice(context), toGiftCardMark(context.secrets, numberHash));
  context.keepDevice(formatDevice(device));
}
