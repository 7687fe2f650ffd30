import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";

export interface RevealProps {
  readonly children: ReactNode;
  /** What is shown while closed, in pixels. Anything shorter has no button. */
  readonly maxHeight?: number;
  readonly durationMs?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
}

/**
 * A long text that shows its beginning and unfolds on request. All of it is in the page: found by search engines, open where
 * there is no script, and unfolded at once when the focus enters the part that is cut off.
 */
export function Reveal({
  children,
  maxHeight = 1000,
  durationMs = 275,
  moreLabel = "Show More",
  lessLabel = "Show Less",
}: RevealProps) {
  const id = useId();
  const { content, height, isOpen, isLong, toggle, open } = useReveal(maxHeight);
  const style = {
    "--reveal-height": `${isOpen ? height : maxHeight}px`,
    "--reveal-duration": `${durationMs}ms`,
  } as CSSProperties;

  const windowProps = {
    id,
    "data-part": "reveal-window",
    "data-cut": isLong && !isOpen ? "" : undefined,
    onFocus(event: FocusEvent<HTMLElement>) {
      const top = content.current?.getBoundingClientRect().top ?? 0;
      if (event.target.getBoundingClientRect().bottom - top > maxHeight) open();
    },
  };

  return (
    <div data-part="reveal" style={style}>
      <div {...windowProps}>
        <div ref={content} data-part="reveal-content">
          {children}
        </div>
      </div>
      {isLong ? (
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {isOpen ? lessLabel : moreLabel}
        </Button>
      ) : null}
    </div>
  );
}

/** How tall the content is, in pixels, and whether it is unfolded. */
function useReveal(maxHeight: number) {
  const content = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    // Larger text or a late picture changes what there is to show.
    const observer = new ResizeObserver(() => setHeight(Math.ceil(element.getBoundingClientRect().height)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    content,
    height,
    isOpen,
    isLong: height > maxHeight,
    open: () => setIsOpen(true),
    toggle: () => setIsOpen((isShown) => !isShown),
  };
}
