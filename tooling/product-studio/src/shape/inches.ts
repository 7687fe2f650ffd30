/** Meters for a length stated in inches; models are built in meters, product pages speak inches. */
export function inches(length: number): number {
  return length * 0.0254;
}
