/** What was pressed and typed before the page's own scripts listen. */
export interface EarlyPresses {
  /** From here on React takes up presses of buttons by itself. */
  stop(): void;
  /** The page is alive: tells it what was typed, then does what was pressed, in order. */
  replay(): void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Written into the head of every document: no press is lost because it came early, and no form that only a script can send is
 * sent by the browser, which would write what was typed into the address. What was typed is told to the fields again, which
 * would go back to what they held. Links, panels and forms with an address of their own work by themselves. Stands alone,
 * for only its text reaches the page.
 */
export function keepPresses(): void {
  const presses: (() => void)[] = [];
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button && !button.hasAttribute("popovertarget")) presses.push(() => button.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute("action")) return;
    event.preventDefault();
    presses.push(() => form.requestSubmit(event.submitter));
  };
  const typed = new Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>();
  const onInput = ({ target }: Event) => {
    const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type);
    if (isText || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
      typed.set(target, target.value);
  };
  const retype = (field: HTMLElement & { value: string }, value: string) => {
    // React hears of a value only where it differs from the last one that it saw; the element's own setter is not seen.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  addEventListener("click", onClick, true);
  addEventListener("input", onInput, true);
  addEventListener("submit", onSubmit, true);
  const stop = () => removeEventListener("click", onClick, true);
  window.earlyPresses = {
    stop,
    replay() {
      stop();
      removeEventListener("submit", onSubmit, true);
      removeEventListener("input", onInput, true);
      setTimeout(async () => {
        for (const [field, value] of typed) {
          retype(field, value);
          // The form takes up each word before it hears the next, and all of them before anything is sent.
          await undefined;
        }
        typed.clear();
        for (const press of presses.splice(0)) press();
      });
    },
  };
}

/** The text of a script that keeps presses from here on; no browser needs it twice. */
export const keepPressesText: string = import.meta.env.SSR ? `(${keepPresses})()` : "";
