import { holdsCardNumber } from "../../free-text/holds-card-number.ts";
import type { Personalization } from "./to-unit-price.ts";

export type PersonalizationCheck = { ok: true; text: string | null } | { ok: false; message: string };

/** Checks the text for an item with its product's rule; no text means no personalization. */
export function checkPersonalization(
  { text, isPersonalized }: { text: string | null | undefined; isPersonalized: boolean | undefined },
  rule: Personalization | null,
): PersonalizationCheck {
  const words = (text ?? "").trim();
  if (words === "") return isPersonalized ? refuse("Please enter text") : { ok: true, text: null };
  if (!rule) return refuse("This item cannot be personalized. Add it without a text.");
  if ([...words].length > rule.maxLength) return refuse("Your message is over the character limit");
  // The flag that browsers use for a field's pattern.
  if (!new RegExp(`^(?:${rule.pattern})$`, "v").test(words)) return refuse("Your message contains invalid characters");
  if (holdsCardNumber(words)) return refuse("This text looks like a card number. Please enter another text.");
  return { ok: true, text: words };
}

function refuse(message: string): PersonalizationCheck {
  return { ok: false, message };
}
