import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";

export interface SkeletonProps {
  /** What is on its way, announced once: "Loading your cart". */
  readonly label: string;
  /** `SkeletonBlock`s in the shape of what comes. */
  readonly children: ReactNode;
  /**
   * For main content: asks again after the skeleton has given up, and it starts over. Without it the place collapses, which
   * suits a section that the page can do without.
   */
  readonly onRetry?: () => void;
  /** How long it promises, in milliseconds. */
  readonly patienceMs?: number;
}

/**
 * A stand-in while something loads. It gives up after ten seconds rather than promise for ever: the place
 * collapses, or says so and offers another try at the same height. What arrives later replaces either.
 */
export function Skeleton({ label, children, onRetry, patienceMs = 10_000 }: SkeletonProps) {
  const { isOver, restart } = useTimeout(patienceMs);
  if (!isOver) {
    return (
      <div role="status" data-part="skeleton">
        <span data-part="visually-hidden">{label}</span>
        <div aria-hidden="true">{children}</div>
      </div>
    );
  }
  if (onRetry === undefined) return null;
  return (
    <div data-part="skeleton" data-delayed="">
      <div aria-hidden="true">{children}</div>
      <div role="status" data-part="skeleton-delayed">
        <p>This is taking longer than usual.</p>
        <Button
          variant="secondary"
          onClick={() => {
            restart();
            onRetry();
          }}
        >
          Try Again
        </Button>
      </div>
    </div>
  );
}

/** Whether a time in milliseconds has passed since the part appeared or was started over. */
function useTimeout(ms: number): { readonly isOver: boolean; readonly restart: () => void } {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [isOver, ms]);
  return { isOver, restart: () => setIsOver(false) };
}

interface SkeletonBlockProps {
  readonly shape?: "line" | "heading" | "button" | "picture";
}

/** One gray shape: a line of text, a heading, a button or a square picture. */
export function SkeletonBlock({ shape = "line" }: SkeletonBlockProps) {
  return <span data-part="skeleton-block" data-shape={shape} />;
}
