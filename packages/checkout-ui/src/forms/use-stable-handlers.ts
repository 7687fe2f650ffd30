import { useLayoutEffect, useRef, useState } from "react";

// Handlers of every type: only they know what they take.
type Handlers = Readonly<Record<string, (...values: never[]) => unknown>>;

/**
 * Functions that stay the same for good and call the latest ones, for a part whose script is still on its way: with other
 * props, React would take what the server has rendered off the page until it is there.
 */
export function useStableHandlers<Own extends Handlers>(handlers: Own): Own {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const entries = Object.keys(handlers).map((name) => [
      name,
      (...values: never[]) => latest.current[name]?.(...values),
    ]);
    // `fromEntries` loses the relation between name and function; the entries above are correct.
    return Object.fromEntries(entries) as Own;
  });
  return stable;
}
