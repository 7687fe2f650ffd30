import authSheet from "@store/auth-ui/styles.css?url";
import cartSheet from "@store/checkout-ui/cart.css?url";
import checkoutSheet from "@store/checkout-ui/styles.css?url";
import type { LinksFunction } from "react-router";
import href from "./form-pages.css?url";

const toLink = (sheet: string) => ({ rel: "stylesheet", href: sheet }) as const;

/**
 * What pages with long forms, and those of an account, need besides the sheet of every page. Pages to read are 0.9 kB smaller
 * without it, compressed.
 */
export const formSheet = toLink(href);

/** The styles of checkout and confirmation. */
export const checkoutStyles: LinksFunction = () => [formSheet, toLink(checkoutSheet)];

/** The same and those of the cart, which only its page loads. */
export const cartStyles: LinksFunction = () => [...checkoutStyles(), toLink(cartSheet)];

/** The styles of the sign-in and account forms. */
export const authStyles: LinksFunction = () => [formSheet, toLink(authSheet)];
