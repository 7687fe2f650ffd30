/**
 * Whether the store answers requests of pages within two seconds, in contrast to a lost connection. It must not refer to
 * anything outside itself, because the loader of a page has its text.
 */
export const isServerThere = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
