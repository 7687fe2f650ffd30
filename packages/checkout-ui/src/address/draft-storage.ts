import type { BrowserPlatform } from "@store/shopper-state";
import { type AddressDraft, type AddressFieldsOptions, toDraft } from "@store/ui-kit/address-fields";

type TabStorage = BrowserPlatform["storage"];

/** The part of a step's address that is typed but not submitted yet. It lives in this tab only and never holds card data. */
export interface SavedDraft {
  readonly draft: AddressDraft;
  /** Only a billing address: whether the shipping address stands for it. */
  readonly isSameAsShipping?: boolean;
  /** Only a billing address: the country that was chosen for it. */
  readonly country?: string;
}

/** The name a draft is saved under: another basket, or an order that goes to another country, starts empty. */
export function getDraftName(prefix: AddressFieldsOptions["prefix"], basketId: string, countryAbroad?: string): string {
  return ["draft", prefix, basketId, countryAbroad].filter((part) => part).join(".");
}

/** Finds, saves and removes the draft of one address form in the tab's storage. */
export const draftStorage = {
  find(storage: TabStorage, name: string): SavedDraft | null {
    try {
      const saved: Partial<Record<keyof SavedDraft, unknown>> | null = JSON.parse(storage?.getItem(name) ?? "null");
      if (typeof saved?.draft !== "object" || saved.draft === null) return null;
      const texts = Object.entries(saved.draft).filter(([, text]) => typeof text === "string");
      const draft = toDraft(Object.fromEntries(texts));
      const { isSameAsShipping, country } = saved;
      return {
        draft,
        ...(typeof isSameAsShipping === "boolean" && { isSameAsShipping }),
        ...(typeof country === "string" && { country }),
      };
    } catch {
      return null;
    }
  },
  save(storage: TabStorage, name: string, saved: SavedDraft): void {
    storage?.setItem(name, JSON.stringify(saved));
  },
  remove: (storage: TabStorage, name: string): void => storage?.removeItem(name),
};
