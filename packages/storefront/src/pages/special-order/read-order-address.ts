import type { SelectionChoice } from "@store/contract/special-order/requests";

/** What the address of a special order says. */
export interface OrderAddress {
  /** The text of the selection. */
  readonly choices: string;
  /** The same as a call takes it; what is no choice is left out. */
  readonly selection: readonly SelectionChoice[];
  readonly edited: { readonly lineId: string; readonly quantity: number } | null;
  readonly material: "fabric" | "leather" | undefined;
}

/** Reads the address of a special order. Any query is accepted. */
export function readOrderAddress(query: URLSearchParams): OrderAddress {
  const choices = (query.get("choices") ?? "").slice(0, 500);
  const lineId = query.get("line") ?? "";
  const quantity = Number(query.get("quantity"));
  const material = query.get("material");
  return {
    choices,
    selection: toSelection(choices),
    edited: /^[\w-]{1,64}$/.test(lineId)
      ? { lineId, quantity: Number.isInteger(quantity) && quantity > 0 && quantity < 100 ? quantity : 1 }
      : null,
    material: material === "fabric" || material === "leather" ? material : undefined,
  };
}

function toSelection(choices: string): SelectionChoice[] {
  const parts = choices.split("~").map((part) => part.split("."));
  return parts.flatMap(([optionCode = "", choiceCode = "", ...more], index) => {
    const isChoice = [optionCode, choiceCode].every((code) => /^[\w-]{1,40}$/.test(code)) && more.length === 0;
    // The service knows the kind of the option.
    return isChoice ? [{ optionCode, optionType: "text", choiceCode, source: 0, optionSequence: index + 1 }] : [];
  });
}
