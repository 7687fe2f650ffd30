import type { CheckoutModel } from "@store/contract/checkout";
import type { Basket } from "../../../basket/basket.ts";
import type { LoadedBasket } from "../../../basket/basket-context.ts";
import { withChoices } from "../../../basket/rules/basket-state.ts";
import { toRegistryLabel } from "../../../registries/registry-record.ts";

/** The basket after a recipient was removed, with what restores them until the next change. */
export function withRemovedRecipient(before: Basket, after: Basket, id: string): Basket {
  const lines = before.lines.filter((line) => !after.lines.includes(line));
  const recipients = before.choices.recipients ?? [];
  return withChoices(after, { removedRecipient: { id, version: before.version + 1, recipients, lines } });
}

function findRemoved({ choices: { removedRecipient: removed }, version }: Basket) {
  return removed?.version === version ? removed : undefined;
}

/**
 * The basket as it was before a recipient was removed: with their address, lines and options. Null if it was changed
 * since.
 */
export function restoreRecipient(basket: Basket, id: string): Basket | null {
  const removed = findRemoved(basket);
  if (removed?.id !== id) return null;
  const ids = new Set(removed.lines.map(({ lineId }) => lineId));
  const lines = [...basket.lines.filter(({ lineId }) => !ids.has(lineId)), ...removed.lines];
  const restored = withChoices(basket, { recipients: removed.recipients, removedRecipient: undefined });
  return { ...restored, lines: lines.toSorted((one, other) => one.position - other.position) };
}

/** The recipient whose removal can be undone, as a page names them; undefined if there is none. */
export function toRemovedRecipient({ basket, basketContext }: LoadedBasket): CheckoutModel["removedRecipient"] {
  const removed = findRemoved(basket);
  const recipient = removed?.recipients.find(({ id }) => id === removed.id);
  const registry = basketContext.registries.get(recipient?.registryCode ?? "");
  if (removed && registry) return { id: removed.id, firstName: toRegistryLabel(registry.name), lastName: "", city: "" };
  const address = recipient?.address;
  if (!removed || !address) return undefined;
  return { id: removed.id, firstName: address.firstName, lastName: address.lastName, city: address.city };
}
