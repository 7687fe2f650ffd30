import { type ListedRegistry, RegistryList } from "@store/product-ui/registry";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { formatEventDate } from "./format-event-date.ts";

export interface RegistriesPageProps {
  readonly registries: readonly ListedRegistry[];
  /** Whether a registry was deleted just now. */
  readonly isRemoved: boolean;
}

/** The registries of the account [REG-12]. */
export function RegistriesPage({ registries, isRemoved }: RegistriesPageProps) {
  const { locale } = useAtomValue(siteAtom);
  return (
    <div data-part="page">
      <h1>Your Registries</h1>
      {isRemoved ? <Alert tone="success">The registry was deleted.</Alert> : null}
      {registries.length === 0 ? (
        <p>You have no registry yet. Make one for a wedding, a baby, a new home or an anniversary.</p>
      ) : (
        <RegistryList
          registries={registries}
          path="/gift-registry"
          formatDate={(date) => formatEventDate(date, locale)}
        />
      )}
      <p data-part="content-actions">
        <StoreLink href="/gift-registry/new" {...buttonLook("primary")}>
          Create a Registry
        </StoreLink>
      </p>
    </div>
  );
}
