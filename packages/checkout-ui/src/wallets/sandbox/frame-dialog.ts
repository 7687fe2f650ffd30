/** A dialog with a frame in it, for a wallet whose sheet is part of the page. */
export interface FrameDialog {
  readonly frame: HTMLIFrameElement;
  /** Removes it; the focus returns to where it was. */
  close(): void;
}

/**
 * Opens it; `onClose` hears that the shopper closed it. It is made without React: it opens within the press, before anything
 * is rendered, and ends when its page does.
 */
export function openFrameDialog(title: string, onClose: () => void): FrameDialog {
  const before = document.activeElement;
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "payment";
  frame.style.cssText = "border: 0; width: 100%; height: min(44rem, 80dvh)";

  const closing = document.createElement("button");
  closing.type = "button";
  closing.dataset.part = "icon-button";
  closing.dataset.place = "corner";
  closing.ariaLabel = "Close";
  closing.textContent = "✕";
  closing.addEventListener("click", onClose);

  const dialog = document.createElement("dialog");
  dialog.dataset.part = "popup";
  dialog.dataset.size = "small";
  dialog.dataset.print = "hide";
  dialog.ariaLabel = title;
  dialog.append(frame, closing);
  dialog.addEventListener("close", onClose);
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();

  return {
    frame,
    close() {
      dialog.removeEventListener("close", onClose);
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
    },
  };
}
