/** How much room and which pointer the frame may count on (AMB-150). */
export type FrameMode = "desktop" | "mobile" | "tablet";

export interface FrameAddress {
  /** The configured address of the frame. */
  readonly configuratorUrl: string;
  readonly collectionCode: string;
  readonly mode: FrameMode;
  readonly isCanada: boolean;
  /** The design as text; "" without pieces. */
  readonly design: string;
}

/** The address of the frame [SECT-23]. */
export function toFrameUrl({ configuratorUrl, collectionCode, mode, isCanada, design }: FrameAddress): string {
  const url = new URL(configuratorUrl);
  url.searchParams.set("mode", mode);
  url.searchParams.set("collection", collectionCode);
  if (isCanada) url.searchParams.set("country", "ca");
  if (design !== "") url.searchParams.set("design", design);
  return url.href;
}

/** Mobile up to 768 pixels; above it, tablet if the main pointer is a finger. */
export function findFrameMode(matches: (query: string) => boolean): FrameMode {
  if (matches("(width <= 768px)")) return "mobile";
  return matches("(pointer: coarse)") ? "tablet" : "desktop";
}
