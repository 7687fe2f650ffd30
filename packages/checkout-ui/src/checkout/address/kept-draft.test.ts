import { toDraft } from "@store/ui-kit/address-fields";
import { expect, it } from "vitest";
import { keptDraft, keptDraftName } from "./kept-draft.ts";

const name = keptDraftName("billing", "basket-1");
function storageWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [[name, text]]);
  return {
    getItem: (item: string) => kept.get(item) ?? null,
    setItem: (item: string, value: string) => void kept.set(item, value),
    removeItem: (item: string) => void kept.delete(item),
  };
}

it("finds what it kept until it is dropped", () => {
  const storage = storageWith();
  const kept = { draft: toDraft({ firstName: "Rosa" }), isSameAsShipping: false, country: "FRA" };
  keptDraft.keep(storage, name, kept);
  expect(keptDraft.find(storage, name)).toEqual(kept);
  keptDraft.drop(storage, name);
  expect(keptDraft.find(storage, name)).toBeNull();
});

it.each(["", "null", "{", '{"draft":7}', "[]"])("takes %j for no draft", (text) => {
  expect(keptDraft.find(storageWith(text), name)).toBeNull();
});

it("drops what is no text of a field", () => {
  const text = '{"draft":{"city":"Chicago","state":7,"number":"4111"},"country":7}';
  expect(keptDraft.find(storageWith(text), name)).toEqual({ draft: toDraft({ city: "Chicago" }) });
});
