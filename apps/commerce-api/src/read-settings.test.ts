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
        host: undefined,
        trusted: expect.any(Function),
        environment: "development",
        now: undefined,
        seed: true,
        processes: expect.any(Number),
        mail: null,
        telemetry: { isExported: false },
        wallets: { US: ["payPal", "venmo", "applePay"], CA: ["payPal", "applePay"] },
      },
    });
  });

  afterEach(() => void vi.restoreAllMocks());
  it.each([
    [2, 2],
    [64, 8],
  ])("on %i cores starts %i processes, unless a number is set", (cores, processes) => {
    vi.spyOn(os, "availableParallelism").mockReturnValue(cores);
    expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ settings: { processes } });
    expect(readSettings({ DATABASE_URL: databaseUrl, STORE_PROCESSES: "3" })).toMatchObject({
      settings: { processes: 3 },
    });
  });

  it("listens six ports after the storefront and leaves out the sample catalog when configured so", () => {
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

  const origins = {
    STORE_ORIGIN_US: "https://linden.example",
    STORE_ORIGIN_US_MODERN: "https://plinth.example",
    STORE_ORIGIN_CA: "https://linden.example.ca",
    STORE_ORIGIN_CA_MODERN: "https://plinth.example.ca",
  };
  const mailed = { DATABASE_URL: databaseUrl, STORE_MAIL_URL: "smtps://me:secret@mail.example.com", ...origins };

  it("sends mail when the mail server and the storefronts' origins are set", () => {
    expect(readSettings(mailed)).toMatchObject({
      settings: {
        mail: {
          url: mailed.STORE_MAIL_URL,
          from: "store@example.com",
          origins: { general: { US: origins.STORE_ORIGIN_US }, modern: { CA: origins.STORE_ORIGIN_CA_MODERN } },
        },
      },
    });
  });

  it.each([
    ["STORE_ORIGIN_CA", undefined],
    ["STORE_ORIGIN_US", "https://linden.example/shop"],
    ["STORE_MAIL_URL", "mail.example.com"],
  ])("refuses to send mail with %s set to %s", (name, value) => {
    const reading = readSettings({ ...mailed, [name]: value });
    expect(reading).toMatchObject({ ok: false, message: expect.stringContaining(name) });
    expect(JSON.stringify(reading)).not.toContain("secret");
  });

  it("says how to set the database's address when it is missing", () => {
    expect(readSettings({})).toMatchObject({ ok: false, message: expect.stringContaining("DATABASE_URL") });
  });
});
