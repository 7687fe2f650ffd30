import type { Brand } from "@store/contract/shared";
import { createContext, use } from "react";

/** What a document needs beyond its page. */
export interface DocumentParts {
  /** The content policy's nonce while the document is rendered; empty in the browser, which hides it from scripts anyway. */
  nonce: string;
  /** The style sheet of every page but the checkout's own, which stands in the document so that nothing waits for it. */
  styles: string;
  /** The files of the page's scripts; none in the browser, which has asked for them. */
  modules: readonly string[];
  /** Whose face the document has, also where nothing else of the shop could be read. */
  brand: Brand;
}

/** Set by the server; the browser finds what the server wrote. */
export const DocumentContext = createContext<DocumentParts | null>(null);

/** The id of the style element, by which the browser finds what the server wrote. */
export const stylesId = "shop-styles";

const element = typeof document === "undefined" ? null : document.getElementById(stylesId);
const written: DocumentParts = { nonce: "", styles: element?.textContent ?? "", modules: [], brand: writtenBrand() };

function writtenBrand(): Brand {
  return typeof document !== "undefined" && document.documentElement.dataset.brand === "modern" ? "modern" : "general";
}

/**
 * The nonce of the styles the server wrote, empty on the server. When a page breaks in the browser the document is built
 * anew, and without its nonce the content policy would refuse the styles.
 */
export const writtenStylesNonce: string = element?.nonce ?? "";

/** The parts as the server set them, or as the browser found them in the document. */
export function useDocumentParts(): DocumentParts {
  return use(DocumentContext) ?? written;
}
