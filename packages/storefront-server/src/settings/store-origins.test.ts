import { expect, it } from "vitest";
import { readStoreOrigins } from "./store-origins.ts";

const all = {
  STORE_ORIGIN_US: "https://linden.example",
  STORE_ORIGIN_US_MODERN: "https://plinth.example",
  STORE_ORIGIN_CA: "https://linden.example.ca",
  STORE_ORIGIN_CA_MODERN: "https://plinth.example.ca:8443",
  STORE_ORIGIN_PLANNER: "https://planner.example",
};

it("reads the origins of the four shops, or that none is set", () => {
  expect(readStoreOrigins(all)).toEqual({
    ok: true,
    origins: {
      general: { US: "https://linden.example", CA: "https://linden.example.ca" },
      modern: { US: "https://plinth.example", CA: "https://plinth.example.ca:8443" },
    },
    plannerOrigin: "https://planner.example",
  });
  expect(readStoreOrigins({ STORE_ORIGIN_US: "" })).toEqual({ ok: true, origins: undefined });
});

it("refuses three of four, naming the fourth", () => {
  expect(readStoreOrigins({ ...all, STORE_ORIGIN_CA: undefined })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^STORE_ORIGIN_CA is not set\./),
  });
});

it("refuses one origin for two shops, of which one could not be reached", () => {
  expect(readStoreOrigins({ ...all, STORE_ORIGIN_US_MODERN: all.STORE_ORIGIN_US })).toEqual({
    ok: false,
    message:
      'STORE_ORIGIN_US_MODERN is "https://linden.example", as STORE_ORIGIN_US is. Each shop needs a different origin.',
  });
});

it.each([undefined, "planner.example", all.STORE_ORIGIN_US, `${all.STORE_ORIGIN_US}:8443`])(
  "refuses %s for the planner's 3D view",
  (text) => {
    expect(readStoreOrigins({ ...all, STORE_ORIGIN_PLANNER: text })).toEqual({
      ok: false,
      message: `STORE_ORIGIN_PLANNER is "${text ?? ""}", but the planner's 3D view needs a host of its own, such as https://planner.example.`,
    });
  },
);

it.each(["shop.example", "https://shop.example/", "ftp://shop.example", "https://shop.example/browse", "javascript:x"])(
  "refuses %s, which is no origin",
  (text) => {
    expect(readStoreOrigins({ ...all, STORE_ORIGIN_US: text })).toMatchObject({
      ok: false,
      message: expect.stringContaining(`STORE_ORIGIN_US is "${text}"`),
    });
  },
);
