/** How many reports are logged in one minute. */
export interface ReportLimit {
  /** Whether one more report of this address may be logged; counts it if so. */
  consume(clientAddress: string): boolean;
}

interface ReportLimitOptions {
  perAddress?: number;
  total?: number;
  now?: () => number;
}

/**
 * Limits reports by fixed minutes in this process's memory: losing the count with the process costs a few log lines.
 * The total also limits how many addresses are stored.
 */
export function reportLimit({ perAddress = 20, total = 200, now = Date.now }: ReportLimitOptions = {}): ReportLimit {
  const counts = new Map<string, number>();
  let minute = 0;
  let sum = 0;
  return {
    consume(clientAddress) {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) {
        minute = current;
        sum = 0;
        counts.clear();
      }
      const count = counts.get(clientAddress) ?? 0;
      if (sum >= total || count >= perAddress) return false;
      sum += 1;
      counts.set(clientAddress, count + 1);
      return true;
    },
  };
}
