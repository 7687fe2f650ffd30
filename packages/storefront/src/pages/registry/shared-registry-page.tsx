import type { SharedRegistry } from "@store/contract/registry";
import { GiveForm, nameOfType, RegistryItems } from "@store/product-ui/registry";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { useAtomValue } from "jotai";
import { formatEventDate } from "./format-event-date.ts";

export interface SharedRegistryPageProps {
  readonly registry: SharedRegistry;
  readonly shareCode: string;
  readonly isOver: boolean;
  /** Why the last add failed. */
  readonly problem?: string | undefined;
}

/** A registry for its givers: what is wanted, bought and left, each to be put into the cart (AMB-242). */
export function SharedRegistryPage({ registry, shareCode, isOver, problem }: SharedRegistryPageProps) {
  const { locale } = useAtomValue(siteAtom);
  const { name, registryType, eventDate, items } = registry;
  return (
    <div data-part="page">
      <h1>{name}</h1>
      <p>{`${nameOfType(registryType)}, ${formatEventDate(eventDate, locale)}`}</p>
      {isOver ? <Alert tone="info">The day of this event is over. You can still buy what is left.</Alert> : null}
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      {items.length === 0 ? (
        <p>There is nothing in this registry yet.</p>
      ) : (
        <RegistryItems
          items={items}
          renderActions={(item) => (item.url === undefined ? null : <GiveForm item={item} shareCode={shareCode} />)}
        />
      )}
    </div>
  );
}
