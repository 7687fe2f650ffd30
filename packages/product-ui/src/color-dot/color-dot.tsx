export interface ColorDotProps {
  /** Any CSS color of the catalog. */
  readonly color: string;
}

/**
 * A fabric or finish as a dot. Drawn as an SVG shape: its color is data, and a style attribute would need a looser
 * content security policy.
 */
export function ColorDot({ color }: ColorDotProps) {
  return (
    <svg data-part="color-dot" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  );
}
