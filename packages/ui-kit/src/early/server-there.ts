/** How long the store may take to say that it is there. */
const patienceMs = 2_000;
/** How long a press waits for that: on a slow line the store counts as there. */
const pressPatienceMs = 500;

/** Whether the store answers requests of pages, in contrast to a lost connection. With `orSlow` a slow line counts as one that answers. */
export const isServerThere = (orSlow = false): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(orSlow ? pressPatienceMs : patienceMs) }).then(
    ({ ok }) => ok,
    ({ name }) => orSlow && name === "TimeoutError",
  );
