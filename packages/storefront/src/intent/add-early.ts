import type { Application } from "./await-intent.ts";

/**
 * Part of the loader, before the one that holds presses. Answers the button of an add until the application has loaded what
 * confirms it: the add is sent in the background, and its confirmation, which the server has written, is shown as a native
 * dialog. Then the application starts, and takes the dialog's place (`adding/early-add.tsx`). Whatever is not simply added is
 * left to the press itself, and so is every later press. It must not refer to anything outside itself.
 *
 * @param path Where the server answers with a dialog.
 * @param patience Milliseconds until an answer counts as lost.
 * @param mayLeave Whether the browser can send the form instead.
 */
export function addEarly(
  { start }: Application,
  path: string,
  patience: number,
  mayLeave: () => Promise<boolean>,
): void {
  const { nonce: scriptNonce } = document.currentScript as HTMLScriptElement;
  const root = document.documentElement;
  const pending = new Set<HTMLFormElement>();
  /** The nonces of adds without an answer, by their fields: pressed again, such an add counts once. */
  const unanswered = new Map<string, string>();
  let isOver = false;
  // One after the other: the last answer has the count of the cart.
  let last = Promise.resolve();

  const show = (dialog: HTMLDialogElement) => {
    document.querySelector<HTMLDialogElement>("dialog[data-early-add]")?.close();
    // A style element of another document would have no nonce.
    const style = document.createElement("style");
    dialog.prepend(Object.assign(style, { nonce: scriptNonce, textContent: dialog.dataset.styles }));
    document.body.append(dialog);
    // As popups do: the page keeps the width that its scrollbar leaves.
    dialog.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    dialog.addEventListener("close", () => dialog.remove());
    dialog.showModal();
    // Not its first link, which a second press of Enter would follow.
    dialog.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
    // Not at once: the second press of a double press is beside it.
    setTimeout(() => dialog.setAttribute("closedby", "any"), 500);
    dispatchEvent(new Event("added"));
    start();
  };

  /** The dialog; undefined if nothing was added; null if that is not known. */
  const send = async (fields: URLSearchParams, tries = 2): Promise<HTMLDialogElement | undefined | null> => {
    // Not `fetch`: only this reads HTML without a policy of Trusted Types.
    const request = Object.assign(new XMLHttpRequest(), { responseType: "document" as const });
    request.open("POST", path);
    request.timeout = patience;
    await new Promise((resolve) => {
      request.onloadend = resolve;
      request.send(fields);
    });
    const { status, responseXML } = request;
    if (status === 200) return responseXML?.querySelector("dialog") ?? null;
    if (status === 204) return undefined;
    if (status !== 0 || tries === 1) return null;
    // The same nonce: what has arrived before is not added again.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return send(fields, tries - 1);
  };

  const add = async (form: HTMLFormElement, button: HTMLButtonElement) => {
    const { pathname } = location;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const press = JSON.stringify(typed);
    // Not `randomUUID`, which browsers withhold on plain HTTP.
    const nonce = unanswered.get(press) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
    const fields = new URLSearchParams({ nonce, url: pathname, ...typed });
    const sent = last.then(() => send(fields));
    last = sent.then(() => {});
    const dialog = await sent;
    const settle = () => {
      pending.delete(form);
      delete button.dataset.held;
      button.ariaBusy = null;
    };
    if (dialog !== null) settle();
    if (dialog) unanswered.delete(press);
    if (location.pathname !== pathname) {
      // Another page is here by now, whose count is old.
      document.dispatchEvent(new Event("visibilitychange"));
      return settle();
    }
    if (dialog) return show(dialog);
    if (dialog === null && !(await mayLeave())) {
      unanswered.set(press, nonce);
      return settle();
    }
    isOver = true;
    if (dialog === undefined) return button.click();
    // Perhaps it was added: the browser sends the same press, which counts once, and the cart shows it. Once: the next press, after
    // Back, is another one. Until the cart is there, no press is.
    const repeat = ({ formData }: FormDataEvent) => {
      for (const [name, value] of fields) formData.set(name, value);
    };
    form.addEventListener("formdata", repeat, { once: true });
    addEventListener("pageshow", settle, { once: true });
    setTimeout(settle, 2 * patience);
    form.submit();
  };

  const answer = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const form = button?.form;
    if (!button || !form?.matches("[data-adds]") || button.type !== "submit" || button.name !== "") return;
    const isPending = pending.has(form);
    if (!isPending && (isOver || root.dataset.confirms !== undefined || button.ariaDisabled === "true")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isPending) return;
    pending.add(form);
    button.dataset.held = "";
    button.ariaBusy = "true";
    void add(form, button);
  };
  addEventListener("click", answer, true);
  // Back shows the page as it was left, by a link of the dialog.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) document.querySelector<HTMLDialogElement>("dialog[data-early-add]")?.close();
  });
}
