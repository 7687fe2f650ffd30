import fs from "node:fs";
import os from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findMemoryFolder } from "./find-memory-folder.ts";

afterEach(() => vi.restoreAllMocks());

const free = (bytes: number) =>
  vi.spyOn(fs, "statfsSync").mockReturnValue({ bavail: bytes / 4096, bsize: 4096 } as fs.StatsFs);

describe("files that need not outlive a run are", () => {
  it("in memory where it has room", () => {
    free(8_000_000_000);
    expect(findMemoryFolder(os.homedir())).toBe(os.homedir());
  });

  it("among the temporary files where memory has no room, as in many a container", () => {
    free(64_000_000);
    expect(findMemoryFolder(os.homedir())).toBe(os.tmpdir());
  });

  it("among the temporary files where the system has no such folder", () => {
    expect(findMemoryFolder("/no/such/folder")).toBe(os.tmpdir());
  });
});
