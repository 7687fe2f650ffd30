import cartSheet from "@store/checkout-ui/cart.css?url";
import sheet from "@store/checkout-ui/styles.css?url";
import type { LinksFunction } from "react-router";

/** The style sheet of cart, checkout and confirmation. */
export const checkoutStyles: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The same styles and those of the cart, which only its page loads. */
export const cartStyles: LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  { rel: "stylesheet", href: cartSheet },
];
