import { Fragment, Suspense, useState } from "react";
import { isPageRunning } from "./is-page-running.ts";

/**
 * The boundary of a part whose script loads later. On a document, the part hydrates when its script has loaded, and
 * stays usable until then. On a client-side navigation there is none: the router waits for the script, so that nothing
 * is rendered twice.
 */
export function useBoundary(): typeof Suspense | typeof Fragment {
  const [Boundary] = useState(() => (isPageRunning() ? Fragment : Suspense));
  return Boundary;
}
