import { lazyPart } from "@store/ui-kit/lazy-part";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { findReturnedSku } from "../adding/registry-button-id.ts";
import { type CardSubmission, findCardForm, isBusy, repeat, setBusy } from "./card-submission.ts";

const CardAdds = lazyPart(() => import("./card-adds.tsx").then((part) => part.CardAdds));

/**
 * Loads what answers the forms of cards at the first sign of a press. A press that comes before it has loaded waits with
 * its form busy, and is answered once. If it cannot be loaded, the browser submits the forms to the product's page.
 */
export function LazyCardAdds() {
  const [isThere, setIsThere] = useState(false);
  const early = useRef<CardSubmission[]>([]);
  const [takeEarly] = useState(() => () => early.current.splice(0));
  const isReturn = findReturnedSku(useLocation().hash) !== null;

  useEffect(() => {
    if (isThere) return;
    const watch = new AbortController();
    const { signal } = watch;
    let isLoading = false;
    function load(): void {
      if (isLoading) return;
      isLoading = true;
      void CardAdds.preload().then((hasLoaded) => {
        if (hasLoaded) return setIsThere(true);
        watch.abort();
        repeat(takeEarly());
      });
    }
    function hold(event: SubmitEvent): void {
      const form = findCardForm(event);
      if (form === null) return;
      event.preventDefault();
      load();
      if (isBusy(form)) return;
      const submission = { form, submitter: event.submitter };
      setBusy(submission, true);
      early.current.push(submission);
    }
    const notice = (event: Event) => {
      if (findCardForm(event)) load();
    };
    if (isReturn) load();
    document.addEventListener("submit", hold, { signal });
    for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, notice, { signal });
    return () => watch.abort();
  }, [isThere, isReturn, takeEarly]);

  return isThere ? <CardAdds takeEarly={takeEarly} /> : null;
}
