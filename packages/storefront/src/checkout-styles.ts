import href from "@store/checkout-ui/styles.css?url";
import type { LinksFunction } from "react-router";

/** The styles of cart, checkout and confirmation, which other pages do not load. */
export const checkoutStyles: LinksFunction = () => [{ rel: "stylesheet", href }];
