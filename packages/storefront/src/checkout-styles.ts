import cartSheet from "@store/checkout-ui/cart.css?url";
import sheet from "@store/checkout-ui/styles.css?url";
import type { LinksFunction } from "react-router";

/** The styles of cart, checkout and confirmation, which other pages do not load. */
export const checkoutStyles: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The styles of the cart: those above and the sheet that no other page loads. */
export const cartStyles: LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  { rel: "stylesheet", href: cartSheet },
];
