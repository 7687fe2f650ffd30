import styles from "@store/swatch-ui/styles.css?url";
import { TrayBar } from "@store/swatch-ui/tray-bar";
import { toSwatchesUrl } from "./swatches-url.ts";

/** The selected swatches with the link to their order, and their styles. */
export function PageTray() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="swatches" />
      <TrayBar orderUrl={toSwatchesUrl()} />
    </>
  );
}
