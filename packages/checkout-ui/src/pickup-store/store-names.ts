import { createContext } from "react";

/** The names of a cart's pickup stores by id, as the page's server has loaded them. */
export const StoreNamesContext = createContext<Readonly<Record<string, string>>>({});
