/** Where a test looks: at a rule, at a call through HTTP on PostgreSQL, at a screen, or along a whole journey. */
export type TestLevel = "rule" | "call" | "screen" | "journey";

/** What opens the real handler on a PostgreSQL. */
const opensService = /\b(createTestService|openTestShop|proveCalls|orderTests)\(/;

/** The level of a test file, from its name and, for a service test, from whether it talks to the real handler. */
export function testLevel(file: string, source: string): TestLevel {
  if (/\/e2e\//.test(file)) return "journey";
  if (/\.(test|browser|stories)\.tsx$/.test(file)) return "screen";
  return opensService.test(source) ? "call" : "rule";
}
