import type { NotifyOptions } from "@store/contract/checkout";
import type { Site } from "@store/contract/shared";
import { addressMessages, checkEmail, checkPhone, domainPartMax } from "@store/postal-and-address";

export type NotificationCheck = { ok: true; value: NotifyOptions } | { ok: false; message: string };

const noPhone = "Please enter a mobile number to get text messages.";

/** Where news goes, as it is kept: an empty field is none, and text messages need a number. */
export function checkNotification({ email, phone, isTextSelected }: NotifyOptions, site: Site): NotificationCheck {
  const texts = addressMessages[site];
  const mail = isBlank(email) ? null : checkEmail(email, { endingMax: domainPartMax });
  if (mail && !mail.ok) return { ok: false, message: texts.email[mail.problem] };
  const number = isBlank(phone) ? null : checkPhone(phone);
  if (number && !number.ok) return { ok: false, message: texts.phone[number.problem] };
  if (isTextSelected && number === null) return { ok: false, message: noPhone };
  return { ok: true, value: { email: mail?.value ?? null, phone: number?.value ?? null, isTextSelected } };
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === "";
}
