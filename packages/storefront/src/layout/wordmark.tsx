import type { PageStore } from "../config/store-config.ts";
import { wordmarkDrawings } from "./wordmark-drawings.ts";

export type WordmarkStore = Pick<PageStore, "brand" | "brandName">;

/** The brand's name as its sign, in the color of the text around it. Silent where the name is written beside it. */
export function Wordmark({ store, isSilent = false }: { store: WordmarkStore; isSilent?: boolean }) {
  const { width, height, path } = wordmarkDrawings[store.brand];
  return (
    <svg
      role={isSilent ? undefined : "img"}
      aria-label={isSilent ? undefined : store.brandName}
      aria-hidden={isSilent || undefined}
      data-part="wordmark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
