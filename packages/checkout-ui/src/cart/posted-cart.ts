import { createContext, useContext } from "react";
import type { CartErrors } from "./commands/cart-submission.ts";

/** The errors of a form that was posted without scripts, for the page that shows them. */
const PostedContext = createContext<CartErrors>({});

/** Passes the posted form to the cart's fields below. */
export const PostedCartProvider = PostedContext.Provider;

/** The errors of the posted form; empty if none was posted. */
export function usePostedCart(): CartErrors {
  return useContext(PostedContext);
}

/** The input and the error of a refused field; null for other fields. */
export function usePostedField(name: string): { readonly text: string | null; readonly error: string | null } {
  const { errors, fields } = useContext(PostedContext);
  const error = errors?.[name] ?? null;
  return { text: error === null ? null : (fields?.[name] ?? null), error };
}
