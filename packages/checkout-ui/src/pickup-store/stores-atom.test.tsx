import { openShopper, useService } from "@store/testing/shopper-page";
import { expect, it } from "vitest";
import { loadStoresAtom, storesAtom } from "./stores-atom.ts";

const service = useService();

it("loads the stores once, and again if they take long [CONST-05]", async () => {
  let isSlow = true;
  const page = openShopper(service(), { wire: (_, send) => (isSlow ? new Promise(() => {}) : send()) });
  void page.store.set(loadStoresAtom);
  void page.store.set(loadStoresAtom);
  await expect.poll(() => page.callsTo("stores")).toHaveLength(1);
  isSlow = false;
  await page.store.set(loadStoresAtom, { again: true });
  expect(page.callsTo("stores")).toHaveLength(2);
  expect(page.store.get(storesAtom)).toMatchObject({ kind: "ready" });
  await page.store.set(loadStoresAtom, { again: true });
  expect(page.callsTo("stores")).toHaveLength(2);
});
