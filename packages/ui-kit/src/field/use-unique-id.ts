import { useEffect } from "react";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

/** Warns once, in development, of an id that two controls of the page have: a label then leads to the wrong one. */
export function useUniqueId(id: string): void {
  useEffect(() => {
    if (process.env.NODE_ENV === "production" || warned.has(id)) return;
    if ([...document.querySelectorAll("[id]")].filter((element) => element.id === id).length < 2) return;
    warned.add(id);
    console.warn(`Two controls of this page have the id "${id}". Give each form an idPrefix of its own.`);
  }, [id]);
}
