export interface SkeletonBlockProps {
  readonly shape?: "line" | "heading" | "button" | "picture";
}

/** One gray shape: a line of text, a heading, a button or a square picture. */
export function SkeletonBlock({ shape = "line" }: SkeletonBlockProps) {
  return <span data-part="skeleton-block" data-shape={shape} />;
}
