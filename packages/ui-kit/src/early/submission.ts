import { on } from "./page.ts";
/** How long a submitted form blocks further submissions, at most: then the shopper may have stopped the document. */
export const leaveMs = 10_000;

/**
 * While the browser waits for the document that answers a form, every other submission is stopped: the application may have
 * loaded in the meantime, and the shopper presses again. Returns what stops an event that would be one.
 */
export function watchSubmissions(): (event: Event) => boolean {
  let submittedAt = Number.NEGATIVE_INFINITY;
  on("submit", ({ target, defaultPrevented }) => {
    if (!defaultPrevented && (target as HTMLFormElement).method === "post") submittedAt = performance.now();
  });
  on("pageshow", () => {
    submittedAt = Number.NEGATIVE_INFINITY;
  });
  return (event) => {
    const { target, type } = event as Event & { readonly target: HTMLElement };
    const button = target.closest?.("button");
    const form = type === "submit" ? (target as HTMLFormElement) : button?.type === "submit" ? button.form : null;
    if (form?.method !== "post" || performance.now() - submittedAt > leaveMs) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  };
}
