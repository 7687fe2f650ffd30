import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { getPlainKey } from "../keys/plain-key.ts";

/** The arrow keys and the index they move to. */
const steps: Record<string, (shown: number, last: number) => number> = {
  ArrowLeft: (shown) => shown - 1,
  ArrowRight: (shown) => shown + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** A strip that has not moved for so long has stopped; not every browser supports `scrollend`. */
const settleMs = 120;

/** Which picture of the strip is in view, and functions that show another one. */
export function useGallery(count: number) {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(0);

  const look = useCallback(() => {
    const list = strip.current;
    if (list && list.clientWidth > 0) setShown(Math.round(list.scrollLeft / list.clientWidth));
  }, []);

  useEffect(() => {
    // A thumbnail's link may have moved the strip before the application ran.
    look();
    return () => clearTimeout(settling.current);
  }, [look]);

  const pictureId = (index: number) => `${id}-${index + 1}`;

  function show(index: number) {
    const target = Math.min(Math.max(index, 0), count - 1);
    setShown(target);
    const list = strip.current;
    // Scrolls only the strip: scrollIntoView would scroll the page as well, as it has to where all pictures are shown. The
    // style sheet decides whether it is smooth.
    if (list && list.scrollWidth > list.clientWidth) list.scrollTo({ left: target * list.clientWidth });
    else list?.children[target]?.scrollIntoView?.({ block: "nearest" });
  }

  return {
    pictureId,
    stripProps: {
      ref: strip,
      // A scrollable strip must be reachable by keyboard.
      tabIndex: 0,
      onKeyDown(event: KeyboardEvent) {
        const step = steps[getPlainKey(event)];
        if (step === undefined) return;
        event.preventDefault();
        show(step(shown, count - 1));
      },
      onScroll() {
        clearTimeout(settling.current);
        settling.current = setTimeout(look, settleMs);
      },
    },
    thumbnailProps: (index: number) => ({
      href: `#${pictureId(index)}`,
      "data-part": "gallery-thumbnail",
      "aria-label": `Picture ${index + 1} of ${count}`,
      "aria-current": index === shown ? ("true" as const) : undefined,
      onClick(event: MouseEvent) {
        event.preventDefault();
        show(index);
      },
    }),
  };
}
