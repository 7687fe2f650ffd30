import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { useTimeout } from "./use-timeout.ts";

export { SkeletonBlock } from "./skeleton-block.tsx";

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
 * A stand-in while something loads. It gives up after ten seconds rather than promise for ever [CONST-05]: the place
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
    <div data-part="skeleton" data-late="">
      <div aria-hidden="true">{children}</div>
      <div role="status" data-part="skeleton-late">
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
