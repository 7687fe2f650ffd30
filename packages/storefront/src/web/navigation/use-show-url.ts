import { type SyntheticEvent, useEffect, useRef } from "react";
import { useActionData, useLocation, useNavigate, useNavigation } from "react-router";

/**
 * Puts the URL of a change into the address bar, in place of the one before; the page loads its data for it only if it
 * `loads`. While the router loads or sends a form, or as long as `isHeld`, the last one waits: it would abort what is
 * loaded, and end the answer of the form. `onSubmit` belongs to an element around the page's forms: a form is known to be
 * sent before the router says so.
 */
export function useShowUrl({ isHeld = false }: { readonly isHeld?: boolean } = {}) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const { key } = useLocation();
  const answer = useActionData();
  const isSending = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    isSending.current = false;
    if (isHeld) return;
    waiting.current?.();
    waiting.current = null;
  }, [isIdle, isHeld, key, answer]);
  function show(url: string, { loads }: { readonly loads: boolean }) {
    const go = () => void navigate(url, { replace: true, preventScrollReset: true, defaultShouldRevalidate: loads });
    if (isIdle && !isHeld && !isSending.current) go();
    else waiting.current = go;
  }
  return {
    show,
    onSubmit: ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLFormElement && target.method === "post") isSending.current = true;
    },
  };
}
