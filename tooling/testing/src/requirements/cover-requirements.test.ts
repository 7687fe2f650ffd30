import { describe, expect, it } from "vitest";
import { badTitles, coverRequirements, type PassedTest } from "./cover-requirements.ts";
import { readRequirements } from "./requirement.ts";
import { testLevel } from "./test-level.ts";

const passed = (title: string, level: PassedTest["level"]): PassedTest => ({ title, level, file: "a.test.ts" });

describe("coverage of the requirements", () => {
  it("lists 509 requirements of five kinds, each once", () => {
    const all = readRequirements();
    expect(new Set(all.map(({ id }) => id)).size).toBe(509);
    expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual(["call", "data", "rule", "screen", "text"]);
  });

  it("takes a screen's row from a screen or a journey only", () => {
    const rows = [{ id: "CHK-02", kind: "screen" as const }];
    expect(coverRequirements(rows, [passed("opens [CHK-02]", "rule")])[0]?.tests).toHaveLength(0);
    expect(coverRequirements(rows, [passed("opens [CHK-02]", "journey")])[0]?.tests).toHaveLength(1);
  });

  it("takes a call's row from a test through HTTP only", () => {
    const rows = [{ id: "CALL-013", kind: "call" as const }];
    expect(coverRequirements(rows, [passed("removes [CALL-013]", "journey")])[0]?.tests).toHaveLength(0);
    expect(coverRequirements(rows, [passed("removes [CALL-013]", "call")])[0]?.tests).toHaveLength(1);
  });

  it("refuses a title with four ids or an unknown one", () => {
    const rows = readRequirements();
    const titles = ["a [ADDR-05, ADDR-06, FMT-01, FMT-02]", "b [NONE-01]", "c [ADDR-05, ADDR-06, FMT-01]"];
    expect(
      badTitles(
        rows,
        titles.map((title) => passed(title, "rule")),
      ),
    ).toEqual([`a.test.ts: ${titles[0]}`, `a.test.ts: ${titles[1]}`]);
  });

  it.each([
    ["tooling/e2e/src/guest.spec.ts", "", "journey"],
    ["packages/ui-kit/src/field/field.test.tsx", "", "screen"],
    ["packages/commerce-service/src/cart/add-items.test.ts", "const shop = await createTestService();", "call"],
    ["packages/commerce-service/src/tenders/tenders.test.ts", "const shop = openTestShop();", "call"],
    ["packages/commerce-service/src/tenders/tender-calls.test.ts", "proveCalls(proofs);", "call"],
    ["packages/price-format/src/format-price.test.ts", "", "rule"],
  ])("reads the level of %s from its name and source", (file, source, level) => {
    expect(testLevel(file, source)).toBe(level);
  });
});
