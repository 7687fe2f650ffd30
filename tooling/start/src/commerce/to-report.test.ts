import { expect, it } from "vitest";
import { toAuditReport } from "./to-report.ts";

it("prints a line for each broken invariant and ends with 1", () => {
  expect(toAuditReport([])).toMatchObject({ exitCode: 0 });
  expect(toAuditReport(["an order has no lines: A1"])).toEqual({
    text: "One invariant is broken:\n  an order has no lines: A1",
    exitCode: 1,
  });
  expect(toAuditReport(["one", "other"]).text).toBe("2 invariants are broken:\n  one\n  other");
});
