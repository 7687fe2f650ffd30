import type { SelectionChoice } from "@store/contract/special-order/requests";
import { toOrderPageUrl } from "@store/product-ui/special-order";
import { redirect } from "react-router";
import { toSelectionText } from "../../buy/adding/to-add-to-cart-item.ts";
import type { OrderAddress } from "./order-address.ts";

/**
 * Reads the address of a special order. Any query is accepted. "Update" sends a field for each option: throws a redirect to
 * the address with one text, on this path.
 */
export function readOrderAddress(query: URLSearchParams, path: string): OrderAddress {
  const address = readQuery(query);
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  const submitted = toSelectionText(form);
  if (submitted !== null) throw redirect(toOrderPageUrl(path, { ...address, choices: submitted.slice(0, 500) }));
  return address;
}

function readQuery(query: URLSearchParams): OrderAddress {
  const choices = (query.get("choices") ?? "").slice(0, 500);
  const lineId = query.get("line") ?? "";
  const wanted = Number(query.get("quantity"));
  const quantity = Number.isInteger(wanted) && wanted > 0 && wanted < 100 ? wanted : 1;
  const material = query.get("material");
  return {
    choices,
    selection: toSelection(choices),
    edited: /^[\w-]{1,64}$/.test(lineId) ? { lineId, quantity } : null,
    quantity,
    material: material === "fabric" || material === "leather" ? material : undefined,
  };
}

/** More than any product has options; the contract takes as many. */
const maxParts = 50;

function toSelection(choices: string): SelectionChoice[] {
  const parts = choices
    .split("~")
    .slice(0, maxParts)
    .map((part) => part.split("."));
  return parts.flatMap(([optionCode = "", choiceCode = "", ...more], index) => {
    const isChoice = [optionCode, choiceCode].every((code) => /^[\w-]{1,40}$/.test(code)) && more.length === 0;
    // The service knows the kind of the option.
    return isChoice ? [{ optionCode, optionType: "text", choiceCode, source: 0, optionSequence: index + 1 }] : [];
  });
}
