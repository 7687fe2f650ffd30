import { createContext, useContext } from "react";
import type { InvalidCart } from "./commands/cart-submission.ts";

/** What was wrong with a form that was posted without scripts, for the page that answers it. */
const PostedContext = createContext<InvalidCart>({});

/** Tells the cart's fields below it what was posted. */
export const PostedCartProvider = PostedContext.Provider;

/** What was wrong with the posted form; nothing when none was posted. */
export function usePostedCart(): InvalidCart {
  return useContext(PostedContext);
}

/** What was typed into a field that was refused, and why; null of a field that was not. */
export function usePostedField(name: string): { readonly text: string | null; readonly error: string | null } {
  const { errors, fields } = useContext(PostedContext);
  const error = errors?.[name] ?? null;
  return { text: error === null ? null : (fields?.[name] ?? null), error };
}
