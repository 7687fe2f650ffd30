import type { Application } from "./application.ts";
import { addStyles, openDialog } from "./dialog.ts";
import { fetchPage } from "./fetch-page.ts";
import { mayLeave } from "./notice.ts";
import { find, on, root } from "./page.ts";
import { type Answerer, isPlain } from "./press.ts";
import { busyAttribute, scriptsAttribute, signsInAttribute } from "./protocol.ts";
import { type Trace, tracePressable } from "./redraw.ts";

/** How long the form may take: then its page is shown. */
const formMs = 4_000;

/**
 * Answers "Sign In" until the application does: by a dialog at once, which gets the form of the sign-in page and works as that
 * page does. The application puts its popup in the place when it runs. A second press while the form is on its way leads to the
 * page itself, and so does a form that does not come.
 */
export function watchSignIn({ start }: Application): Answerer {
  /** The form is on its way: a press of the link is the browser's. */
  let isPending = false;
  // Written before the script, which alone knows it: the application does not.
  const template = find("template") as HTMLTemplateElement;
  template.remove();

  async function ask(link: HTMLAnchorElement, path: string, find: Trace): Promise<void> {
    const dialog = template.content.firstChild?.cloneNode(true) as HTMLDialogElement;
    // Not by a press of the link, which the application may have taken over by now.
    const leave = () => location.assign(link.href);
    // The link is behind the dialog, which a press beside it closes a little later.
    dialog.onclick = ({ target }) => {
      if (target === dialog && !dialog.hasAttribute("closedby")) leave();
    };
    // What was sent is not asked for again.
    dialog.onsubmit = () => dialog.removeAttribute(signsInAttribute);
    openDialog(dialog, find);
    const { responseXML } = await fetchPage(path + link.search, formMs);
    const body = responseXML?.querySelector<HTMLElement>("[data-styles]");
    if (dialog.open) {
      if (body) {
        addStyles(body);
        dialog.lastChild?.replaceWith(body);
        body.querySelector<HTMLElement>("[type=email]")?.focus();
      } else if (await mayLeave()) leave();
      else dialog.close();
    }
    isPending = false;
  }

  return (link, event, find) => {
    const path = link.getAttribute(signsInAttribute);
    if (path === null || isPending || !isPlain(event) || root.hasAttribute(signsInAttribute)) return null;
    isPending = true;
    start();
    void ask(link as HTMLAnchorElement, path, find);
    return Promise.resolve(false);
  };
}

/**
 * On a page whose application loads with the document, "Sign In" waits for the popup of the application, and leads to the page if
 * that does not come.
 */
export function holdSignIn({ isComing }: Application): void {
  const select = `a[${signsInAttribute}]:not([${busyAttribute}])`;
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(select);
    if (!link || !isPlain(event) || !isComing() || root.hasAttribute(signsInAttribute)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const find = tracePressable(link);
    link.setAttribute(busyAttribute, "");
    const leave = () => location.assign(link.href);
    const timer = setTimeout(leave, formMs);
    const observer = new MutationObserver(() => {
      if (isComing() && !root.hasAttribute(signsInAttribute)) return;
      observer.disconnect();
      clearTimeout(timer);
      find()?.removeAttribute(busyAttribute);
      find()?.click();
    });
    observer.observe(root, { attributeFilter: [scriptsAttribute, signsInAttribute] });
  };
  on("click", hold, true);
}
