import type { Lighthouse, LighthouseResult } from "./load-lighthouse.ts";
import { median } from "./median.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"] as const;

/** Medians of several runs: scores from 0 to 100, times in milliseconds, the layout shift without a unit. */
export interface PageScores {
  scores: Record<(typeof categories)[number], number>;
  timings: Record<(typeof timings)[number], number>;
  layoutShift: number;
  /** Titles of audits that did not pass in the last run. */
  complaints: string[];
}

/** Looks at a page with Lighthouse's mobile profile, each time with an empty cache; `cookie` is a shopper's session. */
export async function runLighthouse(
  lighthouse: Lighthouse,
  url: string,
  { port, runs, cookie }: { port: number; runs: number; cookie?: string | undefined },
): Promise<PageScores> {
  const results: LighthouseResult["lhr"][] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, {
      ...{ port, output: "json", logLevel: "error", onlyCategories: categories },
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    // An error page is quick too.
    if (result.lhr.audits["http-status-code"]?.score !== 1) throw new Error(`${url} answered with an error.`);
    results.push(result.lhr);
  }
  const middle = (read: (lhr: LighthouseResult["lhr"]) => number) => median(results.map(read));
  const timeOf = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  return {
    scores: fromNames(categories, (name) => middle((lhr) => Math.round((lhr.categories[name]?.score ?? 0) * 100))),
    timings: fromNames(timings, timeOf),
    layoutShift: timeOf("cumulative-layout-shift"),
    complaints: Object.values(results.at(-1)?.audits ?? {})
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score !== null && score < 1)
      .map(({ title }) => title),
  };
}

function fromNames<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}
