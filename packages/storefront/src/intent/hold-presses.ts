import type { Application } from "./await-intent.ts";

/**
 * Part of the loader. A press that the application answers better than the browser, or that it alone answers, waits for it
 * and is answered once: by the application, or by the browser if the form has waited for `patience` milliseconds or the
 * scripts have failed. It must not refer to anything outside itself.
 */
export function holdPresses({ start, isRunning, isComing }: Application, patience: number): void {
  let held: HTMLButtonElement | null = null;
  let isAnswer = false;

  /** What the browser does with a press of the button. */
  const nativeAnswerOf = (button: HTMLButtonElement) => {
    if (button.hasAttribute("popovertarget") || button.ariaDisabled === "true") return "at once";
    if (button.type !== "submit") return "none";
    return button.form?.method === "post" ? "document" : "at once";
  };

  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || isAnswer || isRunning() || !isComing()) return;
    const native = nativeAnswerOf(button);
    if (native === "at once") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held) return;
    held = button;
    button.dataset.held = "";
    start();
    const answer = () => {
      clearTimeout(timer);
      observer.disconnect();
      held = null;
      delete button.dataset.held;
      isAnswer = true;
      button.click();
      isAnswer = false;
    };
    const timer = native === "document" ? setTimeout(answer, patience) : undefined;
    const observer = new MutationObserver(() => (isRunning() || !isComing()) && answer());
    observer.observe(document.documentElement, { attributeFilter: ["data-scripts"] });
  };
  addEventListener("click", hold, true);
}
