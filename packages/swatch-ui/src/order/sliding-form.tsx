import { Button } from "@store/ui-kit/button";
import { type ReactNode, type TouchEvent, useId, useRef, useState } from "react";

export interface SlidingFormProps {
  /** Whether it slides at all; otherwise the content is always visible. */
  readonly slides: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

const shortestSwipe = 40;

/** A sheet over the swatches that opens by a swipe up or its button and closes by a swipe down or its button. */
export function SlidingForm({ slides, title, children }: SlidingFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const start = useRef<number | null>(null);
  const id = useId();
  if (!slides) {
    return (
      <div data-part="swatch-form">
        <h2>{title}</h2>
        {children}
      </div>
    );
  }
  function endSwipe({ changedTouches }: TouchEvent): void {
    const moved = start.current === null ? 0 : (changedTouches[0]?.clientY ?? 0) - start.current;
    start.current = null;
    if (Math.abs(moved) >= shortestSwipe) setIsOpen(moved < 0);
  }
  return (
    <div data-part="swatch-sheet" data-open={isOpen ? "" : undefined}>
      <div
        data-part="swatch-sheet-handle"
        onTouchStart={({ touches }) => {
          start.current = touches[0]?.clientY ?? null;
        }}
        onTouchEnd={endSwipe}
      >
        <Button
          variant={isOpen ? "quiet" : "primary"}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Back to Swatches" : `Enter ${title}`}
        </Button>
      </div>
      <div id={id} data-part="swatch-sheet-body" inert={!isOpen}>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
