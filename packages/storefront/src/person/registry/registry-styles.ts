import styles from "@store/product-ui/registry.css?url";
import type { LinksFunction } from "react-router";
import { formSheet } from "../../web/page/form-styles.ts";
import pageStyles from "./registry-pages.css?url";

/** The styles of the pages of registries. */
export const registryStyles: LinksFunction = () => [
  formSheet,
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: pageStyles },
];
