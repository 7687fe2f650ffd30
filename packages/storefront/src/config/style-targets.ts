/**
 * The oldest browsers whose CSS the build may take for granted: the first with popovers, `@starting-style` and `light-dark()`.
 * Rewritten for older ones, the style sheet that stands in every document would be a fifth larger.
 */
export const styleTargets: string[] = ["chrome123", "edge123", "firefox129", "safari17.5"];
