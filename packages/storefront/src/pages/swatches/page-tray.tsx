import styles from "@store/swatch-ui/styles.css?url";
import { trayAtom } from "@store/swatch-ui/tray";
import { TrayBar } from "@store/swatch-ui/tray-bar";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { isStepPath } from "../../is-step-path.ts";
import { toSwatchesUrl } from "./swatches-url.ts";

/** The selected swatches on every page except those of an order: the page of the swatches, and the checkout's. */
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
