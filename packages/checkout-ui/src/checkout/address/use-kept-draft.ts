import { edgesAtom } from "@store/shopper-state";
import type { AddressFieldsOptions } from "@store/ui-kit/address-fields";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { type KeptDraft, keptDraft, keptDraftName } from "./kept-draft.ts";

export interface KeptDraftOptions {
  readonly prefix: AddressFieldsOptions["prefix"];
  /** Nothing is kept without a basket. */
  readonly basketId: string | null;
  /** Where it leaves the site's country: its fields are others then. */
  readonly countryAbroad?: string | undefined;
  /** Gets what was kept, once the page has hydrated as the server wrote it. */
  readonly onFound: (kept: KeptDraft) => void;
}

/** A step's typed address over refresh, Back and Forward, until it is saved. */
export function useKeptDraft({ prefix, basketId, countryAbroad, onFound }: KeptDraftOptions) {
  const { storage } = useAtomValue(edgesAtom);
  const name = basketId === null ? null : keptDraftName(prefix, basketId, countryAbroad);
  useEffect(() => {
    const kept = name === null ? null : keptDraft.find(storage, name);
    if (kept) onFound(kept);
  }, [storage, name]);
  return {
    keep(kept: KeptDraft): void {
      if (name !== null) keptDraft.keep(storage, name, kept);
    },
    drop(): void {
      if (name !== null) keptDraft.drop(storage, name);
    },
  };
}
