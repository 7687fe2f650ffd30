import { expect, it } from "vitest";
import { readStorePort } from "./store-port.ts";

it("serves the United States on STORE_PORT, 3000 if it is not set, and Canada on the next", () => {
  expect(readStorePort(undefined)).toEqual({ ok: true, ports: { US: 3000, CA: 3001 } });
  expect(readStorePort("4100")).toEqual({ ok: true, ports: { US: 4100, CA: 4101 } });
  expect(readStorePort("", { first: 3100 })).toEqual({ ok: true, ports: { US: 3100, CA: 3101 } });
});

it.each(["web", "0", "-1", "30.5", "65535"])("refuses STORE_PORT=%s, naming what it may be", (text) => {
  expect(readStorePort(text)).toEqual({
    ok: false,
    message: `STORE_PORT is "${text}", but must be a number from 1 to 65529.`,
  });
});
