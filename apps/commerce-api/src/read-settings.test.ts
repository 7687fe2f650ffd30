import os from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readSettings } from "./read-settings.ts";

const databaseUrl = "postgres://store@127.0.0.1:5432/store";

describe("the settings of the service's own process", () => {
  it("needs nothing but a database", () => {
    expect(readSettings({ DATABASE_URL: databaseUrl })).toEqual({
      ok: true,
      settings: {
        databaseUrl,
        port: 3006,
        host: "127.0.0.1",
        trusted: expect.any(Function),
        environment: "development",
        now: undefined,
        seed: true,
        logFile: undefined,
        processes: expect.any(Number),
      },
    });
  });

  afterEach(() => void vi.restoreAllMocks());
  it.each([
    [2, 2],
    [64, 8],
  ])("on %i cores answers with %i processes, unless it is told how many", (cores, processes) => {
    vi.spyOn(os, "availableParallelism").mockReturnValue(cores);
    expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ settings: { processes } });
    expect(readSettings({ DATABASE_URL: databaseUrl, STORE_PROCESSES: "3" })).toMatchObject({
      settings: { processes: 3 },
    });
  });

  it("stands six ports after the storefront and keeps out the sample catalog when told", () => {
    const reading = readSettings({
      DATABASE_URL: databaseUrl,
      STORE_PORT: "4100",
      STORE_ENVIRONMENT: "production",
      STORE_SEED: "none",
    });
    expect(reading).toMatchObject({ settings: { port: 4106, environment: "production", seed: false } });
  });

  it.each(["http", "0", "-5", "65530", "3000.5"])("refuses the port %s", (port) => {
    expect(readSettings({ DATABASE_URL: databaseUrl, STORE_PORT: port })).toMatchObject({ ok: false });
  });

  it("refuses an environment it does not know rather than take it for development", () => {
    const reading = readSettings({ DATABASE_URL: databaseUrl, STORE_ENVIRONMENT: "prod" });
    expect(reading).toMatchObject({ ok: false, message: expect.stringContaining('"prod"') });
  });

  it.each(["none", "0", "-2", "1.5", "65"])("refuses to run in %s processes", (processes) => {
    const reading = readSettings({ DATABASE_URL: databaseUrl, STORE_PROCESSES: processes });
    expect(reading).toMatchObject({ ok: false, message: expect.stringContaining(`"${processes}"`) });
  });

  it("says how to name the database when nobody did", () => {
    expect(readSettings({})).toMatchObject({ ok: false, message: expect.stringContaining("DATABASE_URL") });
  });
});
