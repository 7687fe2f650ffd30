/**
 * jsdom has dialogs without `showModal` and `close`, and neither transitions nor a layout. This adds what the tests of popups
 * state: the attribute, the focus that returns, Escape, which asks the dialog on top, and the events.
 */
export function addModalDialogs(): void {
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
