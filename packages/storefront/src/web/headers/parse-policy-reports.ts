import * as z from "zod/mini";

/** The logged part of a report: nothing that a shopper typed, and no query string. */
export interface PolicyReport {
  /** The directive that was violated, such as `script-src-elem`. */
  directive: string;
  /** The origin that was refused, or the browser's keyword, such as `inline`. */
  blocked: string;
  /** The document's path. */
  path: string;
}

const text = z._default(z.string(), "");
const legacyReport = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
  }),
});
const violation = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
});

/**
 * Parses both formats: one report of `report-uri`, or the list that `report-to` sends. Unreadable reports are ignored.
 */
export function parsePolicyReports(body: string): PolicyReport[] {
  const sent = parseJson(body);
  const legacy = legacyReport.safeParse(sent);
  if (legacy.success) {
    const report = legacy.data["csp-report"];
    const directive = report["effective-directive"] || report["violated-directive"];
    return [toReport(directive, report["blocked-uri"], report["document-uri"])];
  }
  return (Array.isArray(sent) ? sent : [])
    .map((one) => violation.safeParse(one))
    .filter((result) => result.success)
    .map(({ data }) => toReport(data.body.effectiveDirective, data.body.blockedURL, data.body.documentURL));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function toReport(directive: string, blocked: string, document: string): PolicyReport {
  const path = URL.canParse(document) ? new URL(document).pathname.slice(0, 200) : "unknown";
  // Older browsers send the directive with its sources.
  return { directive: toKeyword(directive.split(" ")[0] ?? ""), blocked: toOrigin(blocked), path };
}

function toOrigin(blocked: string): string {
  if (!URL.canParse(blocked)) return toKeyword(blocked);
  const { origin, protocol } = new URL(blocked);
  return origin === "null" ? protocol : origin;
}

function toKeyword(word: string): string {
  return /^[a-z-]{1,40}$/.test(word) ? word : "unknown";
}
