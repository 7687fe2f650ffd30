import type { CheckoutClient } from "@store/checkout-client";
import { atom } from "jotai/vanilla";

/** Set once by `createShopperStore`. */
export const clientValueAtom = atom<CheckoutClient | null>(null);

/** The client through which all atoms call the service. Throws outside a store made by `createShopperStore`. */
export const checkoutClientAtom = atom((get): CheckoutClient => {
  const client = get(clientValueAtom);
  if (client === null)
    throw new Error("This page has no client. Make its store with createShopperStore({ client, ... }).");
  return client;
});
