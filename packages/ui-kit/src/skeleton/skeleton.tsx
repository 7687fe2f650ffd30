import { type ReactNode, useEffect, useState } from "react";

export interface SkeletonProps {
  /** What is on its way, announced once: "Loading your cart". */
  readonly label: string;
  /** `SkeletonBlock`s in the shape of what comes. */
  readonly children: ReactNode;
}

const timeoutMs = 10_000;

/** A stand-in while something loads. It gives up after ten seconds rather than promise for ever [CONST-05]. */
export function Skeleton({ label, children }: SkeletonProps) {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isWaiting) return null;
  return (
    <div role="status" data-part="skeleton">
      <span data-part="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** One grey shape: a line of text, a heading, a button or a square picture. */
export function SkeletonBlock({ shape = "line" }: { shape?: "line" | "heading" | "button" | "picture" }) {
  return <span data-part="skeleton-block" data-shape={shape} />;
}
