import type { Requirement, RequirementKind } from "./requirement.ts";
import type { TestLevel } from "./test-level.ts";

/** A test that ran and passed. */
export interface PassedTest {
  title: string;
  file: string;
  level: TestLevel;
}
export interface Coverage extends Requirement {
  tests: PassedTest[];
}

const idsOf = (title: string) =>
  [...title.matchAll(/\[([A-Z]+-\d{2,3}(?:,\s*[A-Z]+-\d{2,3})*)\]/g)].flatMap(([, ids = ""]) => ids.split(/,\s*/));

/** A screen is proved on a screen or along a journey, a call through HTTP; a rule, a datum and a text anywhere. */
const proves: Record<RequirementKind, readonly TestLevel[]> = {
  rule: ["rule", "call", "screen", "journey"],
  data: ["rule", "call", "screen", "journey"],
  text: ["rule", "call", "screen", "journey"],
  screen: ["screen", "journey"],
  call: ["call"],
};

/** Each requirement with the tests that prove it. */
export function coverRequirements(requirements: readonly Requirement[], passed: readonly PassedTest[]): Coverage[] {
  const byId = new Map<string, PassedTest[]>();
  for (const test of passed) for (const id of idsOf(test.title)) byId.set(id, [...(byId.get(id) ?? []), test]);
  return requirements.map((requirement) => ({
    ...requirement,
    tests: (byId.get(requirement.id) ?? []).filter(({ level }) => proves[requirement.kind].includes(level)),
  }));
}

/** Titles that name an unknown requirement, or so many that none of them is really proved. */
export function badTitles(requirements: readonly Requirement[], passed: readonly PassedTest[]): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return passed
    .filter(({ title }) => idsOf(title).length > 3 || idsOf(title).some((id) => !known.has(id)))
    .map(({ title, file }) => `${file}: ${title}`);
}
