import type { Application } from "./application.ts";
import { showBusy } from "./busy.ts";
import { confirmAdd } from "./confirm-add.ts";
import { fetchPage } from "./fetch-page.ts";
import { newKey } from "./new-key.ts";
import { mayLeave } from "./notice.ts";
import { on, root } from "./page.ts";
import type { Answerer } from "./press.ts";
import { addsAttribute, confirmsAttribute } from "./protocol.ts";
import type { Trace } from "./redraw.ts";
import { leaveMs } from "./submission.ts";

/** How long an answer may take: then it counts as lost. */
const answerMs = 5_000;
/** How long a lost add waits until it is sent again, once. */
const resendMs = 500;

/** The answer of the store: the confirmation, nothing added, or not known. */
type Answer = Document | "refused" | "unknown";

/**
 * Answers the buttons of adds until the application has loaded what confirms them. An add is pressed, waits for the one before
 * it, since the last answer has the count of the cart, is sent in the background, and answered. Then it is
 *
 * - confirmed: its dialog is shown, whose place the application takes when it runs;
 * - refused: not simply added, so the press is left to the application or the browser, and the page says why;
 * - taken over by the browser if the answer is not known: it sends the same press, which counts once, and the cart shows it;
 * - or failed: the store cannot be reached, which is told; pressed again, it is still the same press.
 *
 * @param path Where the server answers with a document of the confirmation.
 */
export function watchAdds(application: Application, path: string): Answerer {
  /** The keys of adds without an answer, by their fields. */
  const unanswered = new Map<string, string>();
  let before: Promise<unknown> = Promise.resolve();
  let isOver = false;

  /** Resolves with true if the press is left to others. */
  async function add(form: HTMLFormElement, find: Trace): Promise<boolean> {
    const { pathname } = location;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const press = JSON.stringify(typed);
    const nonce = unanswered.get(press) ?? newKey();
    unanswered.set(press, nonce);
    const fields = new URLSearchParams({ nonce, url: pathname, ...typed });
    const sent = before.then(() => send(path, fields));
    before = sent;
    const answer = await sent;
    if (answer !== "unknown") unanswered.delete(press);
    if (location.pathname !== pathname) {
      // The page that is here by now has an old count.
      document.dispatchEvent(new Event("visibilitychange"));
      return false;
    }
    if (typeof answer === "object") {
      confirmAdd(answer, find, application);
      application.start();
      return false;
    }
    if (answer === "unknown" && !(await mayLeave())) return false;
    isOver = true;
    if (answer === "refused") return true;
    await leaveWith(form, fields);
    unanswered.delete(press);
    return false;
  }

  return (control, _event, find) => {
    const button = control as HTMLButtonElement;
    const { form, type, name } = button;
    if (!form?.hasAttribute(addsAttribute) || type !== "submit" || name !== "") return null;
    if (isOver || root.hasAttribute(confirmsAttribute) || button.ariaDisabled === "true") return null;
    const end = showBusy(find, "Adding…");
    return add(form, find).finally(end);
  };
}

/** Sends an add, at most twice: with the same key, what has arrived before is not added again. */
async function send(path: string, fields: URLSearchParams, tries = 2): Promise<Answer> {
  const { status, responseXML } = await fetchPage(path, answerMs, fields);
  if (status === 200 && responseXML?.querySelector("dialog")) return responseXML;
  if (status === 204) return "refused";
  if (status !== 0 || tries === 1) return "unknown";
  await new Promise((resolve) => setTimeout(resolve, resendMs));
  return send(path, fields, tries - 1);
}

/** The browser submits a form with these fields; resolves if it does not leave, or when Back shows the page again. */
function leaveWith(form: HTMLFormElement, fields: URLSearchParams): Promise<unknown> {
  form.onformdata = ({ formData }) => {
    for (const [name, value] of fields) formData.set(name, value);
  };
  form.submit();
  form.onformdata = null;
  return new Promise((resolve) => {
    on("pageshow", resolve, { once: true });
    setTimeout(resolve, leaveMs);
  });
}
