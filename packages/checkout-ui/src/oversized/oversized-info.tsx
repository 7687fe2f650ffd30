import type { OversizedItem } from "@store/contract/shared";
import { lazy, Suspense, useState } from "react";
import { NotLoaded } from "../checkout/shell/not-loaded.tsx";
import { OversizedLink } from "./oversized-link.tsx";

const loadPopup = () => import("./oversized-info-popup.tsx");
const OversizedInfoPopup = lazy(() => loadPopup().then((part) => ({ default: part.OversizedInfoPopup })));

/** The link of an item that is picked up, with the popup of its boxes (POP-11, AMB-051); its script is fetched at the click. */
export function OversizedInfo({ item }: { readonly item: OversizedItem }) {
  const [state, setState] = useState<"unloaded" | "closed" | "open" | "failed">("unloaded");
  function open(): void {
    loadPopup().then(
      () => setState("open"),
      () => setState("failed"),
    );
  }
  return (
    <>
      <OversizedLink title={item.title} onPress={open} />
      {state === "failed" ? <NotLoaded /> : null}
      {state === "open" || state === "closed" ? (
        <Suspense>
          <OversizedInfoPopup request={{ item }} isOpen={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      ) : null}
    </>
  );
}
