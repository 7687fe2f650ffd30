import styles from "@store/swatch-ui/styles.css?url";
import { trayAtom } from "@store/swatch-ui/tray";
import { TrayBar } from "@store/swatch-ui/tray-bar";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { isStepPath } from "../../is-step-path.ts";
import { toSwatchesUrl } from "./swatches-url.ts";

/** The chosen swatches on every page but those of an order: that of the swatches themselves, and the checkout's. */
export function PageTray() {
  const isEmpty = useAtomValue(trayAtom).length === 0;
  const { pathname } = useLocation();
  if (isEmpty || isStepPath(pathname) || pathname.startsWith("/free-swatches")) return null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="swatches" />
      <TrayBar orderUrl={toSwatchesUrl()} />
    </>
  );
}
