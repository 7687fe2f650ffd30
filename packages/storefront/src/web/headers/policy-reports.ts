import type { CheckoutClient } from "@store/checkout-client";
import { loggingOperations } from "@store/contract/logging";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parsePolicyReports } from "./parse-policy-reports.ts";
import { type ReportLimit, reportLimit } from "./report-limit.ts";

/** Where browsers report violations of the content security policy. */
export const policyReportsPath = "/csp-reports";

const contentTypes = ["application/csp-report", "application/reports+json"];

interface Sender {
  clientAddress?: string;
}

interface PolicyReportsOptions {
  /** Logs through the commerce service, whose log is redacted, private and limited in size. */
  getClient(request: Request, sender: Sender | undefined): CheckoutClient;
  limit?: ReportLimit;
}

/**
 * Receives reports of the content security policy, up to 16 KB each, and logs what was refused on which page. Anyone
 * can send one, so the response repeats nothing of it, and reports beyond the limit are dropped silently.
 */
export function policyReports({ getClient, limit = reportLimit() }: PolicyReportsOptions) {
  const app = new Hono<{ Bindings: Sender | undefined }>();
  const maxSize = bodyLimit({ maxSize: 16 * 1024, onError: (context) => context.body(null, 413) });
  app.post(policyReportsPath, maxSize, async (context) => {
    const { req, env } = context;
    const [type = ""] = (req.header("Content-Type") ?? "").split(";");
    if (!contentTypes.includes(type.trim().toLowerCase())) return context.body(null, 415);
    const client = getClient(req.raw, env);
    for (const { directive, blocked, path } of parsePolicyReports(await req.text())) {
      if (!limit.consume(env?.clientAddress ?? "")) break;
      const message = `Content policy: ${directive} refused ${blocked} on ${path}`;
      await client.call(loggingOperations.log, { message, level: "warn" });
    }
    return context.body(null, 204);
  });
  return app;
}
