import { type ListedRegistry, RegistryList } from "@store/product-ui/registry";
import { siteAtom } from "@store/shopper-state";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { scanPath } from "../../web/urls/scan-mode.ts";
import { AccountFrame } from "../account/account-frame.tsx";
import { formatEventDate } from "./format-event-date.ts";

export interface RegistriesPageProps {
  readonly registries: readonly ListedRegistry[];
  /** The command of the form that redirected here. */
  readonly done?: string | null;
}

/** The registries of the account [REG-12]. */
export function RegistriesPage({ registries, done }: RegistriesPageProps) {
  const { locale, interactiveChecklistEnabled } = useAtomValue(siteAtom);
  return (
    <AccountFrame title="Your Registries" section="/gift-registry/registrant-list" done={done}>
      {registries.length === 0 ? (
        <p>You have no registry yet. Create one for a wedding, a baby, a new home or an anniversary.</p>
      ) : (
        <RegistryList
          registries={registries}
          path="/gift-registry"
          hasChecklists={interactiveChecklistEnabled}
          formatDate={(date) => formatEventDate(date, locale)}
        />
      )}
      <p data-part="content-actions" data-print="hide">
        <StoreLink href="/gift-registry/new" {...buttonLook("primary")}>
          Create a Registry
        </StoreLink>
        {registries.length === 0 ? null : (
          <StoreLink href={scanPath} {...buttonLook("secondary")}>
            Scan Items
          </StoreLink>
        )}
      </p>
    </AccountFrame>
  );
}
