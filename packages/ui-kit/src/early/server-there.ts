/** How long the store may take to say that it is there. */
const patienceMs = 2_000;

/** Whether the store answers requests of pages, in contrast to a lost connection. */
export const isServerThere = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
