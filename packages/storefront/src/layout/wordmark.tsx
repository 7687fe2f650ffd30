import type { PageStore } from "../config/store-config.ts";

export type WordmarkStore = Pick<PageStore, "brandName" | "wordmark">;

/** The brand's name as its sign, in the color of the text around it. Silent where the name is written beside it. */
export function Wordmark({ store, isSilent = false }: { store: WordmarkStore; isSilent?: boolean }) {
  const { width, height, path } = store.wordmark;
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
