import type { Application } from "./await-intent.ts";

/**
 * Part of the loader, before the one that holds presses. Answers the button of an add until the application has loaded what
 * confirms it: the add is sent in the background, and its confirmation, which the server has written, is shown as a native
 * dialog. Then the application starts, and takes the dialog's place (`adding/early-add.tsx`). Whatever is not simply added is
 * left to the press itself, and so is every later press. It must not refer to anything outside itself.
 *
 * @param path Where the server answers with a dialog.
 */
export function addEarly({ start, isComing }: Application, path: string): void {
  const { nonce } = document.currentScript as HTMLScriptElement;
  const { dataset } = document.documentElement;
  const pending = new Set<HTMLFormElement>();
  let isOver = false;

  const show = (dialog: HTMLDialogElement) => {
    // A style element of another document would have no nonce.
    const style = Object.assign(document.createElement("style"), { nonce, textContent: dialog.dataset.styles });
    dialog.prepend(style);
    document.body.append(dialog);
    // As popups do: the page keeps the width that its scrollbar leaves.
    dialog.toggleAttribute("data-scrollbar", innerWidth > document.documentElement.clientWidth);
    dialog.addEventListener("close", () => dialog.remove());
    dialog.showModal();
    // Not at once: the second press of a double press is beside it.
    setTimeout(() => dialog.setAttribute("closedby", "any"), 500);
    dispatchEvent(new Event("added"));
    start();
  };

  const send = (fields: FormData, onAnswer: (dialog: HTMLDialogElement | null) => void, tries = 2) => {
    // Not `fetch`: only this reads HTML without a policy of Trusted Types.
    const request = Object.assign(new XMLHttpRequest(), { responseType: "document" as const });
    request.open("POST", path);
    request.onloadend = () => {
      // The same nonce: what has arrived before is not added again.
      if (request.status === 0 && tries > 1) setTimeout(send, 500, fields, onAnswer, tries - 1);
      else onAnswer(request.status === 200 ? (request.responseXML?.querySelector("dialog") ?? null) : null);
    };
    request.send(new URLSearchParams([...fields] as [string, string][]));
  };

  const answer = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const form = button?.form;
    if (!button || !form?.matches("[data-adds]") || button.type !== "submit" || button.name !== "") return;
    if (isOver || dataset.confirms !== undefined || button.ariaDisabled === "true" || !isComing()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pending.has(form)) return;
    pending.add(form);
    button.dataset.held = "";
    button.ariaBusy = "true";
    const fields = new FormData(form);
    if (!fields.has("url")) fields.set("url", location.pathname);
    // Not `randomUUID`, which browsers withhold on plain HTTP.
    fields.set("nonce", crypto.getRandomValues(new Uint32Array(4)).join("-"));
    send(fields, (dialog) => {
      pending.delete(form);
      delete button.dataset.held;
      button.ariaBusy = null;
      if (dialog) return show(dialog);
      isOver = true;
      button.click();
    });
  };
  addEventListener("click", answer, true);
  // Back shows the page as it was left, by a link of the dialog.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) document.querySelector<HTMLDialogElement>("dialog[data-early-add]")?.close();
  });
}
