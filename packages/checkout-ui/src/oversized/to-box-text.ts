import type { Box } from "@store/contract/shared";

/** How many boxes of which size (AMB-051): inches, or centimeters on metric data. */
export function toBoxText({ boxNumber, quantity, ...size }: Box, { isMetric }: { isMetric: boolean }): string {
  const unit = isMetric ? " cm" : '"';
  return `Box ${boxNumber}: ${quantity} x ${size.width}${unit} W x ${size.depth}${unit} D x ${size.height}${unit} H`;
}
