import { refreshCartAtom } from "@store/shopper-state";
import { useSetAtom } from "jotai";
import { useEffect } from "react";

/** Keeps the cart as the shop has it whenever its tab is come back to. */
export function useFreshCart(): void {
  const refresh = useSetAtom(refreshCartAtom);
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, [refresh]);
}
