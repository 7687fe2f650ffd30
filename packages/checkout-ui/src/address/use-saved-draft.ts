import { platformAtom } from "@store/shopper-state";
import type { AddressFieldsOptions } from "@store/ui-kit/address-fields";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { draftStorage, getDraftName, type SavedDraft } from "./draft-storage.ts";

export interface SavedDraftOptions {
  readonly prefix: AddressFieldsOptions["prefix"];
  /** Nothing is saved without a basket. */
  readonly basketId: string | null;
  /** Set for an address outside the site's country, which has other fields. */
  readonly countryAbroad?: string | undefined;
  /** Called with the stored draft after hydration. */
  readonly onFound: (saved: SavedDraft) => void;
}

/** Restores a typed address after refresh, Back and Forward until the step saves it. */
export function useSavedDraft({ prefix, basketId, countryAbroad, onFound }: SavedDraftOptions) {
  const { storage } = useAtomValue(platformAtom);
  const name = basketId === null ? null : getDraftName(prefix, basketId, countryAbroad);
  useEffect(() => {
    const saved = name === null ? null : draftStorage.find(storage, name);
    if (saved) onFound(saved);
  }, [storage, name]);
  return {
    save(saved: SavedDraft): void {
      if (name !== null) draftStorage.save(storage, name, saved);
    },
    remove(): void {
      if (name !== null) draftStorage.remove(storage, name);
    },
  };
}
