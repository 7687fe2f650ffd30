import { find, findAll } from "./page.ts";

/** What a shopper presses. */
export type Pressable = HTMLButtonElement | HTMLAnchorElement;
export const pressable = "button,a";
export const isLink = (control: Pressable): control is HTMLAnchorElement => control.tagName === "A";

/** Finds a control again. */
export type Trace = () => Pressable | undefined;

/**
 * Returns what finds a control again. React draws a part anew, or the whole document, if anything has changed what the server
 * wrote, such as a translator or an extension: then another element is in its place.
 */
export function tracePressable(control: Pressable): Trace {
  const name = nameOf(control);
  const listNamed = () => [...findAll<Pressable>(pressable)].filter((one) => nameOf(one) === name);
  const place = listNamed().indexOf(control);
  return () => (control.isConnected ? control : listNamed()[place]);
}

/** What stays the same when a control is drawn again: no text, which a translator may have changed. */
const nameOf = (control: Pressable) => {
  const { href, name, value, form, dataset } = control as HTMLButtonElement & HTMLAnchorElement;
  return [href, name, value, form?.getAttribute("action"), dataset.part].join();
};

/** Calls a function after each change of the document's elements, before it is painted; returns what ends that. */
export function afterRedraw(restore: () => void): () => void {
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** An element with these properties. */
export const create = (name: string, properties: object): HTMLElement =>
  Object.assign(document.createElement(name), properties);

/** An element with the part that the style sheets know it by. */
export function make(name: string, part: string, ...children: (Node | string)[]): HTMLElement {
  const element = create(name, {});
  element.dataset.part = part;
  element.append(...children);
  return element;
}

/**
 * Puts an element of the head's own at the end of the page, or of the dialog that is open, and keeps it there; returns what
 * takes it away.
 */
export function appendToPage(element: HTMLElement, onReturn?: () => void): () => void {
  const append = () => (find("dialog[open]") ?? document.body).append(element);
  append();
  const end = afterRedraw(() => {
    if (element.isConnected) return;
    append();
    onReturn?.();
  });
  return () => {
    end();
    element.remove();
  };
}
