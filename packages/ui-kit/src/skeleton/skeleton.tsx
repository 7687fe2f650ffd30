import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";

export interface SkeletonProps {
  /** What is loading, announced once: "Loading your cart". */
  readonly label: string;
  /** `SkeletonBlock`s in the shape of the content. */
  readonly children: ReactNode;
  /**
   * For main content: loads again after the timeout, and the skeleton starts over. Without it the skeleton collapses,
   * which suits an optional section.
   */
  readonly onRetry?: () => void;
  /** The timeout in milliseconds. */
  readonly patienceMs?: number;
}

/**
 * A placeholder while something loads, with a timeout of ten seconds. Then it collapses, or it shows a message and a
 * retry button at the same height. Content that arrives later replaces either.
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

/** Whether a time in milliseconds has passed since the component was mounted or restarted. */
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
