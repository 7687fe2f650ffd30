import { expect, it } from "vitest";
import { writeSection } from "./write-section.ts";

it("puts a text between the marks and leaves the rest alone", () => {
  const once = writeSection("# A\n<!-- bench -->\nold\n<!-- /bench -->\nend\n", "new\n");
  expect(once).toBe("# A\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nend\n");
  expect(writeSection(once, "new")).toBe(once);
});

it("refuses a README without marks", () => {
  expect(() => writeSection("# A\n", "new")).toThrow("no markers for the benchmark");
});
