import { expect, it } from "vitest";
import { checkStorePort } from "./check-store-port.ts";

it("serves the United States on STORE_PORT, 3000 if it is not set, and Canada on the next", () => {
  expect(checkStorePort(undefined)).toEqual({ ok: true, ports: { us: 3000, ca: 3001 } });
  expect(checkStorePort("4100")).toEqual({ ok: true, ports: { us: 4100, ca: 4101 } });
});

it.each(["web", "0", "-1", "30.5", "65535"])("refuses STORE_PORT=%s, naming what it may be", (text) => {
  expect(checkStorePort(text)).toEqual({
    ok: false,
    message: `STORE_PORT is "${text}", but must be a number from 1 to 65529.`,
  });
});
