import styles from "@store/product-ui/registry.css?url";
import type { LinksFunction } from "react-router";
import pageStyles from "./registry-pages.css?url";

/** The styles of the pages of registries. */
export const registryStyles: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: pageStyles },
];
