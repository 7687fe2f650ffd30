import type { Brand } from "@store/contract/shared";
import { stylesId } from "@store/ui-kit/early-protocol";
import { createContext, use } from "react";
import { hasWallets } from "../../web/navigation/document-border.ts";

/** The script in the head of a document (`@store/ui-kit/early-head`), and what it prefetches. */
export interface Head {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** "" if the application loads with the document, and so the next one. */
  readonly speculationRules: string;
  /** What the script shows when a shopper asks to sign in, as the text of a template. */
  readonly signInShell: string;
}

/** That of the browser, which has run the server's. */
export const emptyHead: Head = { text: "", attributes: {}, speculationRules: "", signInShell: "" };

/** What a document needs besides its page. */
export interface DocumentParts {
  /**
   * The nonce of the content security policy while the document is rendered; empty in the browser, which hides it from
   * scripts.
   */
  nonce: string;
  /**
   * The statement of the order of layers; empty in the browser. It is before every other style sheet, because a sheet that
   * names a layer first makes that layer the weakest.
   */
  layers: string;
  /**
   * The style sheet of every page except the checkout's own. It is inlined in the document, so that rendering does not
   * wait for it.
   */
  styles: string;
  /** The module files of the page; none in the browser, which has loaded them. */
  modules: readonly string[];
  /** The script of the head; without a text in the browser, which has run it. */
  head: Head;
  /** The brand of the document, known even if no data could be loaded. */
  brand: Brand;
  /** Whether cart and checkout have a policy of their own, by which links know where a document is loaded. */
  hasWallets: boolean;
  /** The trace id of the request, by which its log lines are found; empty in the browser. */
  reference: string;
}

/** Set by the server; the browser reads the values from the document. */
export const DocumentContext = createContext<DocumentParts | null>(null);

const element = typeof document === "undefined" ? null : document.getElementById(stylesId);
const written: DocumentParts = {
  nonce: "",
  layers: "",
  styles: element?.textContent ?? "",
  modules: [],
  head: emptyHead,
  brand: writtenBrand(),
  hasWallets,
  reference: "",
};

function writtenBrand(): Brand {
  return typeof document !== "undefined" && document.documentElement.dataset.brand === "modern" ? "modern" : "general";
}

/**
 * The nonce of the server's styles, empty on the server. If a page breaks in the browser, the document is rendered
 * again, and without its nonce the content security policy would block the styles.
 */
export const writtenStylesNonce: string = element?.nonce ?? "";

/** The parts as the server set them, or as the browser read them from the document. */
export function useDocumentParts(): DocumentParts {
  return use(DocumentContext) ?? written;
}
