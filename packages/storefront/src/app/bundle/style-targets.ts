/**
 * The oldest browsers whose CSS features the build may use: the first with popovers, `@starting-style` and
 * `light-dark()`. Transpiled for older ones, the style sheet in every document would be a fifth larger.
 */
export const styleTargets: string[] = ["chrome123", "edge123", "firefox129", "safari17.5"];
