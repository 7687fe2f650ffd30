import { Button, type ButtonProps } from "@store/ui-kit/button";
import { useAtomValue, useSetAtom } from "jotai";
import { useContext, useEffect } from "react";
import { StoreNamesContext } from "./store-names.ts";
import { loadStoresAtom, storesAtom } from "./stores-atom.ts";

export interface PickupStoreProps {
  readonly locationId: string;
  /** Names the item for screen readers. */
  readonly title: string;
  /** Requests another store without scripts. */
  readonly submit: Pick<ButtonProps, "type" | "form" | "name" | "value">;
  readonly onChange: () => void;
}

/** The pickup store of an item, with a button to change it. */
export function PickupStore({ locationId, title, submit, onChange }: PickupStoreProps) {
  const stores = useAtomValue(storesAtom);
  const names = useContext(StoreNamesContext);
  const load = useSetAtom(loadStoresAtom);
  useEffect(() => void load(), [load]);
  return (
    <p data-part="pickup-store">
      <span>{stores.kind === "ready" ? nameOf(stores.stores, locationId) : (names[locationId] ?? "Store pickup")}</span>{" "}
      <Button
        {...submit}
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Change store for ${title}`}
        onClick={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        Change store
      </Button>
    </p>
  );
}

function nameOf(stores: ReadonlyArray<{ locationId: string; name: string }>, wanted: string): string {
  return stores.find(({ locationId }) => locationId === wanted)?.name ?? "This store is no longer there.";
}
