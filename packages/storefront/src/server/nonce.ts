import { createContext } from "react";

/** The content policy's nonce while the document is rendered; empty in the browser, which hides it from scripts anyway. */
export const NonceContext = createContext("");
