import styles from "@store/swatch-ui/styles.css?url";
import { pageTitle } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/free-swatches-thanks.route";
import { SwatchesThanks } from "./swatches-thanks.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, "Thank You!"),
  { name: "robots", content: "noindex" },
];

export default function FreeSwatchesThanks() {
  return (
    <div data-part="page">
      <SwatchesThanks />
    </div>
  );
}
