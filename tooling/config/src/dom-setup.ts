import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine may take long over what a second is meant for; a test that finds what it waits for goes on at once.
configure({ asyncUtilTimeout: 10_000 });

// Files share one document: a dialog that a failed test left open would fail those that follow.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// Once for each jsdom.
if (!("showModal" in HTMLDialogElement.prototype)) addModalDialogs();

/**
 * jsdom has dialogs without `showModal` and `close`, and neither transitions nor a layout. This adds what the tests of popups
 * state: the attribute, the focus that returns, Escape, which asks the dialog on top, and the events.
 */
function addModalDialogs(): void {
  const openers = new Map<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      openers.delete(this);
      if (opener instanceof HTMLElement) opener.focus();
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    },
  });
  Object.assign(Element.prototype, { getAnimations: () => [], checkVisibility: () => true });
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    const top = [...openers.keys()].findLast(({ isConnected }) => isConnected);
    if (key !== "Escape" || defaultPrevented) return;
    if (top?.dispatchEvent(new Event("cancel", { cancelable: true }))) top.close();
  });
}
