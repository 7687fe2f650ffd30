import { toDraft } from "@store/ui-kit/address-fields";
import { expect, it } from "vitest";
import { draftStorage, getDraftName } from "./draft-storage.ts";

const name = getDraftName("billing", "basket-1");
function storageWith(text?: string) {
  const saved = new Map(text === undefined ? [] : [[name, text]]);
  return {
    getItem: (item: string) => saved.get(item) ?? null,
    setItem: (item: string, value: string) => void saved.set(item, value),
    removeItem: (item: string) => void saved.delete(item),
  };
}

it("finds a saved draft until it is removed", () => {
  const storage = storageWith();
  const saved = { draft: toDraft({ firstName: "Rosa" }), isSameAsShipping: false, country: "FRA" };
  draftStorage.save(storage, name, saved);
  expect(draftStorage.find(storage, name)).toEqual(saved);
  draftStorage.remove(storage, name);
  expect(draftStorage.find(storage, name)).toBeNull();
});

it.each(["", "null", "{", '{"draft":7}', "[]"])("treats %j as no draft", (text) => {
  expect(draftStorage.find(storageWith(text), name)).toBeNull();
});

it("drops everything that is not text", () => {
  const text = '{"draft":{"city":"Chicago","state":7,"number":"4111"},"country":7}';
  expect(draftStorage.find(storageWith(text), name)).toEqual({ draft: toDraft({ city: "Chicago" }) });
});
