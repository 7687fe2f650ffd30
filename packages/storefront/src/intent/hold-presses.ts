import type { Application } from "./await-intent.ts";

/**
 * Part of the loader. A press that the application answers better than the browser, or that it alone answers, waits for it
 * and is answered once: by the application, or by the browser if the form has waited for `patience` milliseconds or the
 * scripts have failed. A link waits only if the application opens something there. Presses of different forms wait beside
 * each other. It must not refer to anything outside itself.
 *
 * @param mayLeave Whether the browser can send a form.
 */
export function holdPresses(
  { start, isRunning, isComing }: Application,
  patience: number,
  mayLeave: () => Promise<boolean>,
): void {
  // By what can be pressed once at a time: a form, or a button without one.
  const held = new Set<HTMLElement>();
  let isAnswer = false;

  const pressable = "button,a[data-opens]";
  type Pressable = HTMLButtonElement | HTMLAnchorElement;
  const isLink = (button: Pressable): button is HTMLAnchorElement => button.tagName === "A";

  /** What the browser does with a press. */
  const nativeAnswerOf = (button: Pressable, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // With one of these keys the browser opens another tab or window, or saves. Else it would leave the place.
    if (isLink(button)) return metaKey || ctrlKey || shiftKey || altKey ? "at once" : "none";
    if (button.matches("[popovertarget], [aria-disabled=true], [data-part=navigation-error] *")) return "at once";
    if (button.type !== "submit") return "none";
    return button.form?.method === "post" ? "document" : "at once";
  };

  /** What stays the same if React renders a part again, because an extension has changed it. */
  const nameOf = (button: Pressable) => {
    if (isLink(button)) return [button.href, button.textContent].join();
    const { type, name, value, ariaLabel, textContent, form } = button;
    return [type, name, value, ariaLabel, textContent, form?.getAttribute("action")].join();
  };
  const listNamed = (name: string) =>
    [...document.querySelectorAll<Pressable>(pressable)].filter((one) => nameOf(one) === name);

  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<Pressable>(pressable) : null;
    if (!button || isAnswer || isRunning() || !isComing()) return;
    const native = nativeAnswerOf(button, event);
    if (native === "at once") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const subject = (isLink(button) ? null : button.form) ?? button;
    if (held.has(subject)) return;
    held.add(subject);
    const name = nameOf(button);
    const place = listNamed(name).indexOf(button);
    button.dataset.held = "";
    button.ariaBusy = "true";
    start();
    const answer = async () => {
      clearTimeout(timer);
      observer.disconnect();
      const isLeaving = native !== "document" || isRunning() || (await mayLeave()) || isRunning();
      if (!held.has(subject)) return;
      held.delete(subject);
      delete button.dataset.held;
      button.ariaBusy = null;
      if (!isLeaving) return;
      isAnswer = true;
      (button.isConnected ? button : listNamed(name)[place])?.click();
      isAnswer = false;
    };
    const timer = native === "document" ? setTimeout(answer, patience) : undefined;
    const observer = new MutationObserver(() => {
      if (isRunning()) answer();
      // A moment later: React takes the attribute away, too, when it renders the document again, and cannot answer yet.
      else if (!isComing()) setTimeout(answer, 100);
    });
    observer.observe(document.documentElement, { attributeFilter: ["data-scripts"] });
  };
  addEventListener("click", hold, true);
}
