import type { CatalogItem, LoadedBasket } from "../basket-context.ts";
import { isInternational } from "./to-recipients.ts";

type InstallationDecision = { ok: true } | { ok: false; errorCode: "InstallationNotOffered"; message: string };

/** Whether an item may have its installation, of the given type if one is named. */
export function decideInstallation(
  { title, installation }: CatalogItem,
  { basket, basketContext }: LoadedBasket,
  type?: string | null,
): InstallationDecision {
  const isOffered = installation !== null && !basketContext.outages.has("installation") && !isInternational(basket);
  if (isOffered && (!type || type === installation.type)) return { ok: true };
  return { ok: false, errorCode: "InstallationNotOffered", message: `We cannot install ${title} right now.` };
}
