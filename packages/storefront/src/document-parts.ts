import { createContext, use } from "react";

/** What a document needs beyond its page. */
export interface DocumentParts {
  /** The content policy's nonce while the document is rendered; empty in the browser, which hides it from scripts anyway. */
  nonce: string;
  /** The style sheet of every page but the checkout's own, which stands in the document so that nothing waits for it. */
  styles: string;
}

/** Set by the server; the browser finds what the server wrote. */
export const DocumentContext = createContext<DocumentParts | null>(null);

/** The id of the style element, by which the browser finds what the server wrote. */
export const stylesId = "shop-styles";

const written: DocumentParts = {
  nonce: "",
  styles: typeof document === "undefined" ? "" : (document.getElementById(stylesId)?.textContent ?? ""),
};

/** The parts as the server set them, or as the browser found them in the document. */
export function useDocumentParts(): DocumentParts {
  return use(DocumentContext) ?? written;
}
