import type { AddResult } from "@store/contract/cart";
import styles from "@store/product-ui/add-layer.css?inline";
import { AddedDialog } from "@store/product-ui/added-dialog";
import { renderToStaticMarkup } from "react-dom/server";
import { readText } from "../read-text.ts";

/**
 * The confirmation of an add as a document with one dialog. The dialog has as data the reply and the SKU, for the popup that
 * takes its place, and the styles that the page may lack.
 */
export function toAddedHtml(added: AddResult, form: FormData): string {
  const data = {
    "data-early-add": JSON.stringify(added),
    "data-sku": readText(form, "sku") ?? "",
    "data-styles": styles,
  } as const;
  return `<!doctype html>${renderToStaticMarkup(<AddedDialog added={added} cartUrl="/checkout/cart" data={data} />)}`;
}
