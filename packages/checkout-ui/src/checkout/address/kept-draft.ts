import type { PageEdges } from "@store/shopper-state";
import { type AddressDraft, type AddressFieldsOptions, toDraft } from "@store/ui-kit/address-fields";

type TabStorage = PageEdges["storage"];

/** What was typed of a step's address and not saved yet, in this tab alone; never a card. */
export interface KeptDraft {
  readonly draft: AddressDraft;
  /** Only a billing address: whether the shipping address stands for it. */
  readonly isSameAsShipping?: boolean;
  /** Only a billing address: the country that was chosen for it. */
  readonly country?: string;
}

/** The name a draft is kept under: another basket, or an order that goes to another country, starts empty. */
export function keptDraftName(
  prefix: AddressFieldsOptions["prefix"],
  basketId: string,
  countryAbroad?: string,
): string {
  return ["draft", prefix, basketId, countryAbroad].filter((part) => part).join(".");
}

/** Keeps, finds and drops a draft. */
export const keptDraft = {
  find(storage: TabStorage, name: string): KeptDraft | null {
    try {
      const kept: Partial<Record<keyof KeptDraft, unknown>> | null = JSON.parse(storage?.getItem(name) ?? "null");
      if (typeof kept?.draft !== "object" || kept.draft === null) return null;
      const texts = Object.entries(kept.draft).filter(([, text]) => typeof text === "string");
      const draft = toDraft(Object.fromEntries(texts));
      const { isSameAsShipping, country } = kept;
      return {
        draft,
        ...(typeof isSameAsShipping === "boolean" && { isSameAsShipping }),
        ...(typeof country === "string" && { country }),
      };
    } catch {
      return null;
    }
  },
  keep(storage: TabStorage, name: string, kept: KeptDraft): void {
    storage?.setItem(name, JSON.stringify(kept));
  },
  drop: (storage: TabStorage, name: string): void => storage?.removeItem(name),
};
