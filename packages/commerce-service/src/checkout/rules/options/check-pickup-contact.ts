import type { PickupContact } from "@store/contract/checkout";
import { addressLimits, type Site } from "@store/contract/shared";
import {
  addressMessages,
  checkEmail,
  checkName,
  checkPhone,
  domainPartMax,
  emailMaxLength,
  type FieldCheck,
  type FieldTexts,
  toFieldText,
} from "@store/postal-and-address";
import { holdsCardNumber } from "../../../free-text/holds-card-number.ts";

export type PickupContactCheck = { ok: true; value: PickupContact } | { ok: false; message: string };

type CheckedField = [check: FieldCheck, texts: FieldTexts, max?: number];

/** Checks the pickup contact, whose fields are all required. Returns it as it is stored, or the first error. */
export function checkPickupContact(contact: PickupContact, site: Site): PickupContactCheck {
  const texts = addressMessages[site];
  const fields = {
    firstName: [checkName(contact.firstName, { max: addressLimits.name }), texts.firstName, addressLimits.name],
    lastName: [checkName(contact.lastName, { max: addressLimits.name }), texts.lastName, addressLimits.name],
    email: [checkEmail(contact.email, { endingMax: domainPartMax }), texts.email, emailMaxLength],
    phone: [checkPhone(contact.phone), texts.phone],
  } satisfies Record<keyof PickupContact, CheckedField>;
  for (const [check, messages, max] of Object.values<CheckedField>(fields)) {
    if (!check.ok) return { ok: false, message: toFieldText(check.problem, messages, max) };
    if (holdsCardNumber(check.value)) return { ok: false, message: messages.malformed };
  }
  const value = (field: keyof PickupContact) => {
    const [check] = fields[field];
    return check.ok ? check.value : "";
  };
  return {
    ok: true,
    value: { firstName: value("firstName"), lastName: value("lastName"), email: value("email"), phone: value("phone") },
  };
}
