/** What was pressed, typed and ticked before the page's own scripts listen. */
export interface EarlyPresses {
  /** From here on React takes up presses of buttons by itself. */
  stop(): void;
  /** The page is alive: tells it what was typed and ticked, then does what was pressed, in order. */
  replay(): void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Written into the head of every document: nothing pressed, typed or ticked early is lost, and no form that only a script can
 * send is sent by the browser, which would write what was typed into the address. Links, panels and forms with an address of
 * their own work by themselves. Stands alone, for only its text reaches the page.
 */
export function keepPresses(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const presses: (() => void)[] = [];
  const changes = new Map<Field, { name: "value" | "checked"; wish: unknown }>();
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('button[type="button"]:not([popovertarget])') : null;
  const onClick = (event: Event) => {
    const button = buttonOf(event);
    if (button) presses.push(() => button.click());
  };
  // A key that is held presses once, as the page's own buttons have it. A field without a form hears of Enter by itself.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, repeat } = event;
    if (key !== "Enter") return;
    if (repeat && target instanceof HTMLButtonElement) event.preventDefault();
    if (target instanceof HTMLInputElement && !target.form)
      presses.push(() => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute("action")) return;
    event.preventDefault();
    presses.push(() => send(form, event.submitter));
  };
  const send = (form: HTMLFormElement, button: HTMLElement | null) =>
    form.requestSubmit(button?.isConnected ? button : null);
  // A part of the page whose script is still on its way hears nothing, and the browser would send its form. React marks what it
  // has taken over by properties of its own, at the event itself where it can; else the part is told again, for half a minute.
  let tellings = 150;
  const untaken = new Set<Element>();
  const isTaken = (element: Element) => Object.keys(element).some((name) => name.startsWith("__react"));
  const tellAgain = (element: Element, again: () => void) => {
    // However often it is pressed until then, it is one press.
    if (untaken.has(element)) return;
    untaken.add(element);
    setTimeout(() => {
      untaken.delete(element);
      if (isTaken(element) || !element.isConnected || tellings-- <= 0) return;
      untaken.add(element);
      setTimeout(() => {
        untaken.delete(element);
        again();
      }, 200);
    });
  };
  const onUnheardClick = (event: Event) => {
    const button = buttonOf(event);
    if (button && !isTaken(button)) tellAgain(button, () => button.click());
  };
  const onUnheardSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.hasAttribute("action") || isTaken(form)) return;
    event.preventDefault();
    tellAgain(form, () => send(form, event.submitter));
  };
  const onInput = ({ target: field }: Event) => {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField || field.type === "file" || field.form?.hasAttribute("action")) return;
    // The last change is told last: of several radios it is the one that stands.
    changes.delete(field);
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      changes.set(field, { name: "checked", wish: field.checked });
    else changes.set(field, { name: "value", wish: field.value });
  };
  /** React hears of a change only where it differs from the last one that it saw; the element's own setter is not seen. */
  const tell = async (field: Field, name: "value" | "checked", wish: unknown) => {
    Object.assign(field, { [name]: name === "value" ? `${wish} ` : !wish });
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, wish);
    // Of a tick React hears by a click; this one, being no mouse's, turns nothing.
    for (const event of name === "value" ? ["input", "change"] : ["click"])
      field.dispatchEvent(new Event(event, { bubbles: true }));
    // The form takes up each change before it hears the next, and all of them before anything is sent.
    await undefined;
    if (name === "checked" || field === document.activeElement) return;
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await undefined;
  };
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKeyDown, true);
  addEventListener("input", onInput, true);
  addEventListener("submit", onSubmit, true);
  const stop = () => {
    removeEventListener("click", onClick, true);
    addEventListener("click", onUnheardClick, true);
  };
  window.earlyPresses = {
    stop,
    replay() {
      stop();
      removeEventListener("keydown", onKeyDown, true);
      removeEventListener("submit", onSubmit, true);
      addEventListener("submit", onUnheardSubmit, true);
      setTimeout(async () => {
        removeEventListener("input", onInput, true);
        for (const [field, { name, wish }] of changes) await tell(field, name, wish);
        changes.clear();
        for (const press of presses.splice(0)) {
          press();
          await undefined;
        }
      });
    },
  };
}

/** The text of a script that keeps presses from here on; no browser needs it twice. */
export const keepPressesText: string = import.meta.env.SSR ? `(${keepPresses})()` : "";
