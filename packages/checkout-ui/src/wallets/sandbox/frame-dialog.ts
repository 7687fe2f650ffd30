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
  Object.assign(frame, { title, allow: "payment" });
  frame.style.cssText = "border: 0; border-radius: inherit; width: 100%; height: min(46rem, 100dvh - 3rem)";

  const dialog = document.createElement("dialog");
  Object.assign(dialog.dataset, { part: "popup", size: "small", print: "hide" });
  dialog.ariaLabel = title;
  dialog.append(frame, toCloseButton(onClose));
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

/** As in other dialogs. */
function toCloseButton(onClose: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", ariaLabel: "Close", textContent: "×" });
  Object.assign(button.dataset, { part: "icon-button", place: "corner" });
  button.addEventListener("click", onClose);
  return button;
}
