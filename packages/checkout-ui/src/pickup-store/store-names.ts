import { createContext } from "react";

/** The names of the stores that a cart is picked up at, by their ids, as the page's server has read them. */
export const StoreNamesContext = createContext<Readonly<Record<string, string>>>({});
