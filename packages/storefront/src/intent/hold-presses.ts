import type { Application } from "./await-intent.ts";

/**
 * Part of the loader. A press that the application answers better than the browser, or that it alone answers, waits for it
 * and is answered once: by the application, or by the browser if the form has waited for `patience` milliseconds or the
 * scripts have failed. Presses of different forms wait beside each other. It must not refer to anything outside itself.
 */
export function holdPresses({ start, isRunning, isComing }: Application, patience: number): void {
  // By what can be pressed once at a time: a form, or a button without one.
  const held = new Set<HTMLElement>();
  let isAnswer = false;

  /** What the browser does with a press of the button. */
  const nativeAnswerOf = (button: HTMLButtonElement) => {
    if (button.hasAttribute("popovertarget") || button.ariaDisabled === "true") return "at once";
    if (button.type !== "submit") return "none";
    return button.form?.method === "post" ? "document" : "at once";
  };

  /** What stays the same if React renders a part again, because an extension has changed it. */
  const nameOf = ({ type, name, value, ariaLabel, textContent, form }: HTMLButtonElement) =>
    [type, name, value, ariaLabel, textContent, form?.getAttribute("action")].join();
  const listNamed = (name: string) => [...document.querySelectorAll("button")].filter((one) => nameOf(one) === name);

  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || isAnswer || isRunning() || !isComing()) return;
    const native = nativeAnswerOf(button);
    if (native === "at once") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const subject = button.form ?? button;
    if (held.has(subject)) return;
    held.add(subject);
    const name = nameOf(button);
    const place = listNamed(name).indexOf(button);
    button.dataset.held = "";
    button.ariaBusy = "true";
    start();
    const answer = () => {
      if (!held.has(subject)) return;
      clearTimeout(timer);
      observer.disconnect();
      held.delete(subject);
      delete button.dataset.held;
      button.ariaBusy = null;
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
