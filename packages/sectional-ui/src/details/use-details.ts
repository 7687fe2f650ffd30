import type { SectionalDetails } from "@store/contract/sectionals";
import type { GetSectionalDetails } from "@store/contract/sectionals/requests";
import { useEffect, useMemo, useState } from "react";

/** Pieces, prices and total of a design. */
export interface DetailsState {
  /** Those of an earlier design while the new ones load; null before the first. */
  readonly value: SectionalDetails | null;
  readonly status: "current" | "loading" | "failed";
  readonly retry: () => void;
}

/** The details of a design with the design that they belong to. */
export interface KnownDetails {
  readonly request: GetSectionalDetails;
  readonly value: SectionalDetails;
}

/** Loads details; null if that failed. */
export type LoadDetails = (request: GetSectionalDetails, signal: AbortSignal) => Promise<SectionalDetails | null>;

/** Milliseconds without a change before details are loaded, so that quick changes make one call. */
const quietMs = 250;

/**
 * The details of a design, loaded anew when it changes. A change while a call is pending aborts it, so that a late reply
 * never replaces a newer one.
 */
export function useDetails(request: GetSectionalDetails, known: KnownDetails | null, load: LoadDetails): DetailsState {
  const key = JSON.stringify(request);
  const [loaded, setLoaded] = useState(known && { key: JSON.stringify(known.request), value: known.value });
  const [failed, setFailed] = useState<{ key: string } | null>(null);
  const [tries, setTries] = useState(0);
  const knownKey = useMemo(() => known && JSON.stringify(known.request), [known]);
  const current = knownKey === key && known ? known.value : loaded?.key === key ? loaded.value : null;
  const isNeeded = current === null && request.itemTypes.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const value = await load(request, left.signal).catch(() => null);
      if (left.signal.aborted) return;
      if (value) setLoaded({ key, value });
      setFailed(value ? null : { key });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [key, isNeeded, tries]);
  const retry = () => {
    setFailed(null);
    setTries(tries + 1);
  };
  if (request.itemTypes.length === 0) return { value: null, status: "current", retry };
  const status = current ? "current" : failed?.key === key ? "failed" : "loading";
  return { value: current ?? loaded?.value ?? known?.value ?? null, status, retry };
}
