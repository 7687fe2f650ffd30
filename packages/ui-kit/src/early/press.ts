import type { Application } from "./application.ts";
import { showBusy } from "./busy.ts";
import { close, mayLeave, tell } from "./notice.ts";
import { on } from "./page.ts";
import { opensAttribute } from "./protocol.ts";
import { isLink, type Pressable, pressable, type Trace, tracePressable } from "./redraw.ts";
import { watchSubmissions } from "./submission.ts";

/** How long a form waits for the application before the browser sends it. */
const patienceMs = 1_200;

/** Takes a press that the head answers itself; null leaves it. Resolves with true if the press is after all left to others. */
export type Answerer = (control: Pressable, event: MouseEvent, find: Trace) => Promise<boolean> | null;

/** Whether the browser answers a press as well as the application: it shows something, or leads elsewhere, at once. */
function isForBrowser(control: Pressable, event: MouseEvent): boolean {
  if (isLink(control)) return !control.hasAttribute(opensAttribute) || !isPlain(event);
  if (control.matches("[popovertarget],[aria-disabled=true]")) return true;
  return control.type === "submit" && control.form?.method !== "post";
}

/** Whether a press has no key with which the browser opens another tab or window, or saves. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Fields that the application alone answers. */
const scripted = "[data-with-scripts] *,select:not(form *,[form])";

/**
 * The one place where presses before the application are decided. In turn: a second submission is stopped, an answerer of the
 * head takes the press, or the press is held if the application answers it better than the browser, or alone. What is held is
 * answered once: by the application when it runs, or by the browser if the form has waited for `patienceMs` or the scripts
 * have failed. What is neither is told. Presses of different forms wait beside each other.
 */
export function watchPresses(application: Application, answerers: readonly Answerer[]): void {
  const { start, isRunning, isComing } = application;
  const isSecondSubmission = watchSubmissions();
  /** By what can be pressed once at a time: the press of a form, or of a control. */
  const held = new Map<HTMLElement, () => void>();
  let isAnswer = false;

  function hold(control: Pressable, find: Trace): void {
    // A link has no form, and sends none.
    const { form, type } = control as HTMLButtonElement;
    const subject = form ?? control;
    const sendsForm = type === "submit";
    if (held.has(subject)) return;
    const end = showBusy(find);
    const answer = async () => {
      const leaves = !sendsForm || isRunning() || (await mayLeave()) || isRunning();
      if (!held.delete(subject)) return;
      end();
      if (!leaves) return;
      if (!sendsForm && !isRunning() && !isLink(control)) return tell();
      const again = find();
      // Whoever used the keyboard goes on from there.
      if (document.activeElement === document.body) again?.focus({ preventScroll: true });
      isAnswer = true;
      (again ?? { click: () => tell() }).click();
      isAnswer = false;
    };
    held.set(subject, answer);
    if (sendsForm) setTimeout(answer, isComing() ? patienceMs : 0);
    start();
  }

  function takes(event: MouseEvent): boolean {
    const control = (event.target as Element).closest?.<Pressable>(pressable);
    if (!control || isAnswer) return false;
    if (held.has(control)) return true;
    const find = tracePressable(control);
    for (const answers of answerers) {
      const work = answers(control, event, find);
      if (work === null) continue;
      held.set(control, () => {});
      void work.then((isLeft) => {
        held.delete(control);
        if (isLeft) find()?.click();
      });
      return true;
    }
    if (isRunning() || isForBrowser(control, event)) return false;
    if (isComing() || control.type === "submit") hold(control, find);
    else if (isLink(control)) return false;
    else tell();
    return true;
  }

  on(
    "click",
    (event) => {
      if (isSecondSubmission(event) || !takes(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // A held Enter is one press, also of what gets the focus by it.
  on(
    "keydown",
    (event) =>
      event.repeat && event.key === "Enter" && (event.target as Element).matches(pressable) && event.preventDefault(),
    true,
  );
  on("submit", isSecondSubmission, true);
  application.onChange(() => {
    if (isRunning()) close();
    if (isRunning() || !isComing()) for (const answer of held.values()) answer();
    tellIfLost();
  });
  // What is changed when the scripts have failed, as what the shopper uses when they fail, has no effect.
  const tellIfLost = () => !isComing() && document.activeElement?.matches(scripted) && tell();
  on("change", tellIfLost);
}
