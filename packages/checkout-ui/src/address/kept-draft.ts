import type { PageEdges } from "@store/shopper-state";
import { type AddressDraft, toDraft } from "@store/ui-kit/address-fields";

type TabStorage = PageEdges["storage"];

/** What was typed of a step's address and not saved yet, in this tab alone; never a card. */
export interface KeptDraft {
  readonly draft: AddressDraft;
  /** Only a billing address: whether the shipping address stands for it. */
  readonly isSameAsShipping?: boolean;
}

/** The name a draft is kept under: another basket, or an address abroad, starts empty. */
export function keptDraftName(prefix: "shipping" | "billing", basketId: string, countryAbroad?: string): string {
  return ["draft", prefix, basketId, countryAbroad].filter((part) => part).join(".");
}

/** Keeps, finds and drops a draft. */
export const keptDraft = {
  find(storage: TabStorage, name: string): KeptDraft | null {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(name) ?? "null");
      if (typeof kept !== "object" || kept === null || !("draft" in kept)) return null;
      if (typeof kept.draft !== "object" || kept.draft === null) return null;
      const texts = Object.entries(kept.draft).filter(([, text]) => typeof text === "string");
      const draft = toDraft(Object.fromEntries(texts));
      const isSame = "isSameAsShipping" in kept ? kept.isSameAsShipping : undefined;
      return typeof isSame === "boolean" ? { draft, isSameAsShipping: isSame } : { draft };
    } catch {
      return null;
    }
  },
  keep(storage: TabStorage, name: string, kept: KeptDraft): void {
    storage?.setItem(name, JSON.stringify(kept));
  },
  drop: (storage: TabStorage, name: string): void => storage?.removeItem(name),
};
