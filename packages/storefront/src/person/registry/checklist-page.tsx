import type { Checklist, Registry } from "@store/contract/registry";
import { nameOfType, RegistryChecklist } from "@store/product-ui/registry";
import { siteAtom } from "@store/shopper-state";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { AccountFrame } from "../account/account-frame.tsx";
import { formatEventDate } from "./format-event-date.ts";

export interface ChecklistPageProps {
  readonly registry: Pick<Registry, "grId" | "name" | "registryType" | "eventDate">;
  readonly checklist: Checklist;
}

/** What registries of this occasion usually have, by department, and what this one has [REG-14]. */
export function ChecklistPage({ registry, checklist: { groups } }: ChecklistPageProps) {
  const { locale } = useAtomValue(siteAtom);
  const { grId: registryId, name, registryType, eventDate } = registry;
  return (
    <AccountFrame title="Checklist" section="/gift-registry/registrant-list">
      <div data-part="registry-title">
        <p>
          <StoreLink href={`/gift-registry/registrant-list/${registryId}`}>
            <bdi>{name}</bdi>
          </StoreLink>
        </p>
        <p>{`${nameOfType(registryType)} · ${formatEventDate(eventDate, locale)}`}</p>
      </div>
      {groups.length === 0 ? (
        <p>There is no checklist for this registry here.</p>
      ) : (
        <RegistryChecklist groups={groups} />
      )}
    </AccountFrame>
  );
}
