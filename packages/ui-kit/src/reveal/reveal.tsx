import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";

export interface RevealProps {
  readonly children: ReactNode;
  /** The visible height while collapsed, in pixels. A shorter text has no button. */
  readonly maxHeight?: number;
  readonly durationMs?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
}

/**
 * A long text that shows its beginning and expands on request. The whole text is in the page: search engines find it,
 * it is expanded without scripts, and it expands at once if the focus enters the hidden part.
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

/** The height of the content in pixels, and whether it is expanded. */
function useReveal(maxHeight: number) {
  const content = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    // Larger text or a picture that loads late changes the height.
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
