/**
 * An element with a state that React does not know until it has hydrated: what was entered, chosen or opened. Typed as
 * an input, of whose properties a select and a disclosure lack some.
 */
type Stateful = HTMLInputElement & { open?: boolean };

/** The elements of the document before hydration. */
let written = new Map<string, Stateful>();
let openPopovers: Element[] = [];
let focused: Element | null = null;
let observer: MutationObserver | undefined;

/**
 * To be called before hydration. Where an extension has put nodes between those of the server, such as a password
 * manager its buttons, React renders that part again, or the whole document: `restoreEarlyInput` then carries over
 * what the removed elements hold. They keep it themselves until then, so no value is copied here.
 */
export function recordEarlyInput(): void {
  written = listByKey();
  // Within `:is()`, a browser without popovers ignores the selector.
  openPopovers = [...document.querySelectorAll(":is(:popover-open)")];
  const noteFocus = () => {
    focused = document.activeElement;
  };
  noteFocus();
  // Later: Chromium fires "focusout" as well while it removes an element, whose successor gets the focus first.
  for (const type of ["focusin", "focusout"]) addEventListener(type, () => queueMicrotask(noteFocus));
}

/**
 * To be called when React has rendered a part again, before its effects: forms then read the page as after any
 * hydration, so nothing is dispatched. What appears later, because its script is still loading, follows.
 */
export function restoreEarlyInput(): void {
  const present = listByKey();
  let isWaiting = false;
  for (const [key, from] of written) {
    if (from.isConnected) continue;
    const to = present.get(key);
    if (to) restore(from, to);
    if (to || !isChanged(from)) written.delete(key);
    else isWaiting = true;
  }
  openPopovers = openPopovers.filter((popover) => {
    if (!popover.isConnected) document.getElementById(popover.id)?.showPopover();
    return popover.isConnected;
  });
  observer?.disconnect();
  if (!isWaiting) return;
  observer = new MutationObserver(restoreEarlyInput);
  observer.observe(document, { childList: true, subtree: true });
}

/** To be called when the shopper leaves the first page: another page may have fields with the same keys. */
export function forgetEarlyInput(): void {
  written.clear();
  observer?.disconnect();
}

/**
 * The stateful elements by what the same element has after a redraw: its form, its name, the value that the server has
 * written, which tells boxes of one name apart, and its place among equals. Not its id, which React may generate.
 */
function listByKey(): Map<string, Stateful> {
  const found = new Map<string, Stateful>();
  for (const element of document.querySelectorAll<Stateful>("input, select, textarea, details")) {
    let key = `${[element.form?.getAttribute("action"), element.name, element.getAttribute("value")]}`;
    while (found.has(key)) key += "+";
    found.set(key, element);
  }
  return found;
}

/** Whether the shopper may have changed it: otherwise its successor is right as React renders it. */
function isChanged({ open, checked, defaultChecked, value, defaultValue }: Stateful): boolean {
  return open ?? (checked !== defaultChecked || value !== defaultValue);
}

function restore(from: Stateful, to: Stateful): void {
  if (isChanged(from)) {
    for (const state of ["open", "checked", "value"] as const) {
      if (state in from) Object.assign(to, { [state]: from[state] });
    }
  }
  if (from !== focused || document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  if (from.selectionStart != null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
