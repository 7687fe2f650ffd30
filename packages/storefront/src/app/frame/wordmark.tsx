import type { PageStore } from "../../web/config/store-config.ts";

export type WordmarkStore = Pick<PageStore, "brandName" | "wordmark">;

/** The brand's wordmark in the text color. Hidden from screen readers if the name is beside it as text. */
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
