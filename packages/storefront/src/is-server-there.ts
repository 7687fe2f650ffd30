/**
 * Whether the store answers requests of pages, in contrast to a lost connection. On a slow line it waits for two seconds, or
 * with `orSlow` half a second and then counts as there. It must not refer to anything outside itself, because the loader of a
 * page has its text.
 */
export const isServerThere = (orSlow = false): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(orSlow ? 500 : 2_000) }).then(
    ({ ok }) => ok,
    ({ name }) => orSlow && name === "TimeoutError",
  );
