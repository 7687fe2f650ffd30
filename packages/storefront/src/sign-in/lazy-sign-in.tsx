import type { SignInWidget } from "@store/contract/shared";
import { checkoutClientAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { AccountSignInPopupProps } from "./sign-in-popup.tsx";

const link = 'a[data-part="header-service"][href="/account/login"]';

/** The `handle` of a route whose page has a sign-in form of its own. */
export interface SignInHandle {
  readonly hasSignInForm: true;
}

/**
 * Opens the sign-in popup when the header's link is clicked. It loads after the page and listens in the capture phase,
 * so that the link itself needs no script. A signed-in shopper goes to the account; if the call fails, the link's page
 * opens.
 */
export function LazySignIn() {
  const store = useStore();
  const [popup, setPopup] = useState<{ Popup: ComponentType<AccountSignInPopupProps>; widget: SignInWidget }>();
  const [isOpen, setIsOpen] = useState(false);
  const here = useLocation();
  // Beside a page's own sign-in form nothing asks for a sign-in.
  const hasOwnForm = useMatches().some(({ handle }) => (handle as SignInHandle | undefined)?.hasSignInForm);
  // A link of the popup leads to another page.
  useEffect(() => setIsOpen(false), [here.key]);

  useEffect(() => {
    async function open(returnUrl: string): Promise<void> {
      const { AccountSignInPopup, startSignIn } = await import("./sign-in-popup.tsx");
      const start = await startSignIn(store.get(checkoutClientAtom), returnUrl);
      if (start.kind === "redirect") return location.assign(start.url);
      setPopup({ Popup: AccountSignInPopup, widget: start.widget });
      setIsOpen(true);
    }
    const onClick = (event: MouseEvent) => {
      const clicked = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(link);
      // A modifier key opens another tab or window.
      if (!clicked || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (hasOwnForm) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = location;
      open(pathname + search + hash).catch(() => location.assign(clicked.href));
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [store, hasOwnForm]);

  if (!popup) return null;
  const { Popup, widget } = popup;
  const returnUrl = here.pathname + here.search + here.hash;
  return <Popup widget={widget} returnUrl={returnUrl} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}
