import type { HeadKind } from "@store/ui-kit/early-protocol";

/** The `handle` of a route whose page is one to read: its application waits for the first intent. */
export interface ReadingHandle {
  readonly head: Exclude<HeadKind, "eager">;
}
