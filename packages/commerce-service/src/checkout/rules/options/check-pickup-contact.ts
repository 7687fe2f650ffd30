import type { PickupContact } from "@store/contract/checkout";
import { addressLimits, type Site } from "@store/contract/shared";
import {
  addressMessages,
  checkEmail,
  checkName,
  checkPhone,
  domainPartMax,
  type FieldCheck,
} from "@store/postal-and-address";
import { holdsCardNumber } from "../../../free-text/holds-card-number.ts";

export type PickupContactCheck = { ok: true; value: PickupContact } | { ok: false; message: string };

type CheckedField = [check: FieldCheck, texts: Record<"missing" | "tooLong" | "malformed", string>];

/** Checks the pickup contact, whose fields are all required. Returns it as it is stored, or the first error. */
export function checkPickupContact(contact: PickupContact, site: Site): PickupContactCheck {
  const texts = addressMessages[site];
  const fields = {
    firstName: [checkName(contact.firstName, { max: addressLimits.name }), texts.firstName],
    lastName: [checkName(contact.lastName, { max: addressLimits.name }), texts.lastName],
    email: [checkEmail(contact.email, { endingMax: domainPartMax }), texts.email],
    phone: [checkPhone(contact.phone), texts.phone],
  } satisfies Record<keyof PickupContact, CheckedField>;
  for (const [check, messages] of Object.values<CheckedField>(fields)) {
    if (!check.ok) return { ok: false, message: messages[check.problem] };
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
