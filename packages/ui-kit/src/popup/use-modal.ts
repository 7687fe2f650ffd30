import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { toFirstFocus } from "./modal-focus.ts";

export interface ModalOptions {
  readonly isOpen: boolean;
  readonly onClosed?: (() => void) | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const subscribe = () => () => {};

/**
 * Opens and closes a native dialog, and keeps it in the page until its transitions have ended. The page can be used as soon as
 * it closes. `reopen` shows it again if it closed by itself but its owner keeps it open.
 */
export function useModal({ isOpen, onClosed, initialFocus, finalFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const onceClosed = useRef(onClosed);
  onceClosed.current = onClosed;
  // A server renders no popups, and hydration must find what the server has rendered.
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [stage, setStage] = useState<"away" | "coming" | "shown">(isOpen ? "coming" : "away");
  const [openings, setOpenings] = useState(0);
  if (isOpen && stage === "away") setStage("coming");
  const isPresent = isHydrated && stage !== "away";

  useLayoutEffect(() => {
    const modal = dialog.current;
    if (modal === null) return;
    if (isOpen) {
      if (!modal.open) {
        opener.current = document.activeElement;
        // The page keeps the width that its scrollbar leaves.
        modal.toggleAttribute("data-scrollbar", window.innerWidth > document.documentElement.clientWidth);
        modal.showModal();
        setStage("shown");
        (initialFocus?.current ?? toFirstFocus(modal))?.focus();
      }
      return () => queueMicrotask(() => modal.isConnected || focusAfter(opener.current, finalFocus));
    }
    // Gives the focus back.
    modal.close();
    finalFocus?.current?.focus();
    let isStale = false;
    void Promise.allSettled(modal.getAnimations().map(({ finished }) => finished)).then(() => {
      if (isStale) return;
      setStage("away");
      onceClosed.current?.();
    });
    return () => {
      isStale = true;
    };
  }, [isOpen, isPresent, openings]);

  useLayoutEffect(() => {
    const modal = dialog.current;
    if (isOpen && modal) return keepFocus(modal);
  }, [isOpen, isPresent]);

  return { dialog, isPresent, isShown: stage === "shown", reopen: () => setOpenings(openings + 1) };
}

/** Its owner has removed an open dialog: gives the focus back unless it is elsewhere by now. */
function focusAfter(opener: Element | null, finalFocus: RefObject<HTMLElement | null> | undefined): void {
  if (document.activeElement === document.body) (finalFocus?.current ?? (opener as HTMLElement | null))?.focus();
}

/** Focuses the first control again when the one with the focus leaves the dialog. Returns what ends this. */
function keepFocus(modal: HTMLDialogElement): () => void {
  let focused = document.activeElement;
  const remember = () => {
    focused = document.activeElement;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && !focused?.isConnected)
      toFirstFocus(modal)?.focus({ preventScroll: true });
  });
  modal.addEventListener("focusin", remember);
  observer.observe(modal, { childList: true, subtree: true });
  return () => {
    modal.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
