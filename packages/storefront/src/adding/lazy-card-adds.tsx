import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { CardAddsProps } from "./card-adds.tsx";
import { type CardSubmission, findCardForm, repeat } from "./card-submission.ts";
import { findReturnedSku } from "./registry-button-id.ts";

/**
 * Loads what answers the forms of cards at the first sign of a press. A press that comes before it has loaded waits with
 * its form busy, and is answered once. If it cannot be loaded, the browser submits the forms to the product's page.
 */
export function LazyCardAdds() {
  const [Part, setPart] = useState<ComponentType<CardAddsProps>>();
  const early = useRef<CardSubmission[]>([]);
  const [takeEarly] = useState(() => () => early.current.splice(0));
  const isReturn = findReturnedSku(useLocation().hash) !== null;

  useEffect(() => {
    if (Part) return;
    const watch = new AbortController();
    const { signal } = watch;
    let isLoading = false;
    function load(): void {
      if (isLoading) return;
      isLoading = true;
      import("./card-adds.tsx").then(
        ({ CardAdds }) => setPart(() => CardAdds),
        () => {
          watch.abort();
          repeat(takeEarly());
        },
      );
    }
    function hold(event: SubmitEvent): void {
      const form = findCardForm(event);
      if (form === null) return;
      event.preventDefault();
      load();
      if (form.hasAttribute("aria-busy")) return;
      form.setAttribute("aria-busy", "true");
      early.current.push({ form, submitter: event.submitter });
    }
    const notice = (event: Event) => {
      if (findCardForm(event)) load();
    };
    if (isReturn) load();
    document.addEventListener("submit", hold, { signal });
    for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, notice, { signal });
    return () => watch.abort();
  }, [Part, isReturn, takeEarly]);

  return Part ? <Part takeEarly={takeEarly} /> : null;
}
