import { findExample, readReadmes } from "../../../workspace/read-readmes.ts";

const readmes = readReadmes();

/** The first part of each path that the page of the cart calls; the app passes these on to the service. */
export const servicePaths = ["Cart", "ReactCheckout", "Checkout", "SharedLayer", "browse"] as const;

const cardPage = `"use client";
import { useState } from "react";
import { PayByCard } from "./pay-by-card";

export function CardPage() {
  const [lastFour, setLastFour] = useState("");
  return (
    <main>
      <h1>Pay by card</h1>
      <PayByCard onCard={(card) => setLastFour(card.lastFour)} />
      {lastFour === "" ? null : <p>Card ending in {lastFour}</p>}
    </main>
  );
}
`;

const loadCart = `import { createCheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";

/** The cart of the shopper with this cookie, for a server; of the browser's shopper without one. */
export async function loadCart(baseUrl: string, cookie?: string) {
  const client = createCheckoutClient({
    baseUrl,
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      if (cookie) headers.set("cookie", cookie);
      return fetch(url, { ...init, headers });
    },
    getToken: () => null,
  });
  const reply = await client.call(cartOperations.getCartJsx, {});
  return reply.ok ? reply.value.cartData : undefined;
}
`;

/** Files of every app in a folder: the examples of the README of checkout-ui, and the pages that show them. */
export function toSharedFiles(folder: string): Record<string, string> {
  return {
    [`${folder}/your-cart.tsx`]: findExample(readmes, "YourCart"),
    [`${folder}/pay-by-card.tsx`]: findExample(readmes, "PayByCard"),
    [`${folder}/card-page.tsx`]: cardPage,
    [`${folder}/load-cart.ts`]: loadCart,
  };
}
