import type { SignInWidget } from "@store/contract/shared";
import { checkoutClientAtom } from "@store/shopper-state";
import { signsInAttribute } from "@store/ui-kit/early-protocol";
import { useStore } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AccountSignInPopupProps } from "./sign-in-popup.tsx";

/** The sign-in dialog that the head shows; null without one, and once its form is sent. */
const findEarlyDialog = () => document.querySelector<HTMLDialogElement>(`dialog[${signsInAttribute}]`);

const load = () => import("./sign-in-popup.tsx");

/**
 * Opens the sign-in popup when a link is clicked that asks to sign in (`SignInLink`), and puts it in the place of the dialog that
 * the head has opened for such a link. It listens in the capture phase, so that the link itself needs no script. A signed-in
 * shopper goes to the account; if the call fails, the link's page opens.
 */
export function LazySignIn() {
  const store = useStore();
  const [popup, setPopup] = useState<{ Popup: ComponentType<AccountSignInPopupProps>; widget: SignInWidget }>();
  const [isOpen, setIsOpen] = useState(false);
  const here = useLocation();
  // A link of the popup leads to another page.
  useEffect(() => setIsOpen(false), [here.key]);

  useEffect(() => {
    /** Returns what opens the popup, or the address to go to instead. */
    async function start(): Promise<string | (() => void)> {
      const { AccountSignInPopup: Popup, startSignIn } = await load();
      const { pathname, search, hash } = location;
      const begun = await startSignIn(store.get(checkoutClientAtom), pathname + search + hash);
      if (begun.kind === "moved") return begun.location;
      return () => {
        setPopup({ Popup, widget: begun.data });
        setIsOpen(true);
      };
    }
    async function open(): Promise<void> {
      const next = await start();
      if (typeof next === "string") location.assign(next);
      else next();
    }
    async function takeOver(dialog: HTMLDialogElement): Promise<void> {
      const [next, { isReleased, replaceEarlyDialog }] = await Promise.all([start(), load()]);
      await isReleased(dialog);
      // Otherwise it goes on as before: its form needs no script.
      if (typeof next !== "string" && findEarlyDialog() === dialog) replaceEarlyDialog(dialog, next);
    }
    const onClick = (event: MouseEvent) => {
      const clicked =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${signsInAttribute}]`);
      // A modifier key opens another tab or window.
      if (!clicked || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      open().catch(() => location.assign(clicked.href));
    };
    document.addEventListener("click", onClick, true);
    const { documentElement } = document;
    // From now on the head leaves such links alone.
    documentElement.setAttribute(signsInAttribute, "");
    const early = findEarlyDialog();
    if (early) takeOver(early).catch(() => {});
    return () => {
      document.removeEventListener("click", onClick, true);
      documentElement.removeAttribute(signsInAttribute);
    };
  }, [store]);

  if (!popup) return null;
  const { Popup, widget } = popup;
  const returnUrl = here.pathname + here.search + here.hash;
  return <Popup widget={widget} returnUrl={returnUrl} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
