import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listPackages } from "../workspace/published-packages.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { listReportedPackages } from "./check-api.ts";

it("compares every API.md that is checked in, and a package whose exports nobody compares has none", () => {
  const kept = listPackages().filter(({ folder }) => fs.existsSync(path.join(workspaceRoot, folder, "API.md")));
  expect(kept).toEqual(listReportedPackages());
});
