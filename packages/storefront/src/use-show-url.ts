import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";

/**
 * Puts the URL of a change into the address bar, in place of the one before; the page loads its data for it only if it
 * `loads`. While the router loads or sends a form, or as long as `isHeld`, the last one waits: it would abort what is
 * loaded, and end the answer of the form.
 */
export function useShowUrl({ isHeld = false }: { readonly isHeld?: boolean } = {}) {
  const navigate = useNavigate();
  const isFree = useNavigation().state === "idle" && !isHeld;
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isFree) return;
    waiting.current?.();
    waiting.current = null;
  }, [isFree]);
  return (url: string, { loads }: { readonly loads: boolean }) => {
    const go = () => void navigate(url, { replace: true, preventScrollReset: true, defaultShouldRevalidate: loads });
    if (isFree) go();
    else waiting.current = go;
  };
}
