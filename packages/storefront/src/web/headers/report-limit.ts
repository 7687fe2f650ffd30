/** How many reports are logged in one minute. */
export interface ReportLimit {
  /** Whether one more report of this source, such as an address, may be logged; counts it if so. */
  consume(source: string): boolean;
}

interface ReportLimitOptions {
  perSource?: number;
  total?: number;
  now?: () => number;
}

/**
 * Limits reports by fixed minutes in this process's memory: losing the count with the process costs a few log lines.
 * The total also limits how many sources are stored.
 */
export function reportLimit({
  perSource = 20,
  total = 200,
  now = () => Date.now(),
}: ReportLimitOptions = {}): ReportLimit {
  const counts = new Map<string, number>();
  let minute = 0;
  let sum = 0;
  return {
    consume(source) {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) {
        minute = current;
        sum = 0;
        counts.clear();
      }
      const count = counts.get(source) ?? 0;
      if (sum >= total || count >= perSource) return false;
      sum += 1;
      counts.set(source, count + 1);
      return true;
    },
  };
}
