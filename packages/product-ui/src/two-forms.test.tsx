import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AddToCartForm } from "./add-to-cart-form/add-to-cart-form.tsx";
import { DeliveryCheck } from "./delivery-check/delivery-check.tsx";
import { PersonalizationForm } from "./personalization-form/personalization-form.tsx";
import { GiveForm, OwnItemForm, type RegistryEntry, RegistryForm } from "./registry/index.ts";
import { registryItemsSample } from "./registry/registry.samples.ts";
import { donation, sofa, towels } from "./samples/sample-products.ts";

const [item] = registryItemsSample as [RegistryEntry];
const offered = { ...sofa, delivery: { postalCode: "60614", charge: "$99.00", problem: "No trucks go there." } };
const fields = { name: "", registryType: "br", eventDate: "", address: "" };

/** Each form, with the id of its first field. */
const forms: Readonly<Record<string, readonly [string, (idPrefix?: string) => ReactNode]>> = {
  AddToCartForm: ["otherAmount", (idPrefix) => <AddToCartForm product={donation} idPrefix={idPrefix} />],
  PersonalizationForm: [
    "personalization-Text1",
    (idPrefix) => <PersonalizationForm product={towels} idPrefix={idPrefix} />,
  ],
  DeliveryCheck: [
    "delivery-postal-code",
    (idPrefix) => (
      <DeliveryCheck
        product={offered}
        postalCodeLabel="ZIP Code"
        phone={{ text: "", url: "tel:1" }}
        idPrefix={idPrefix}
      />
    ),
  ],
  RegistryForm: ["name", (idPrefix) => <RegistryForm initial={fields} submitLabel="Save" idPrefix={idPrefix} />],
  OwnItemForm: [`quantity-${item.sku}`, (idPrefix) => <OwnItemForm item={item} path="/r" idPrefix={idPrefix} />],
  GiveForm: [`quantity-${item.sku}`, (idPrefix) => <GiveForm item={item} shareCode="ada" idPrefix={idPrefix} />],
};
const show = (first: ReactNode, second: ReactNode) => {
  render(
    <>
      <div>{first}</div>
      <div>{second}</div>
    </>,
  );
  return [...document.querySelectorAll("[id]")].map(({ id }) => id);
};

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(forms))("two %s of one page", (_name, [firstId, toForm]) => {
  it("share no id by idPrefix", () => {
    const ids = show(toForm(), toForm("second"));
    expect(ids).toEqual(expect.arrayContaining([firstId, `second-${firstId}`]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it.each(["AddToCartForm", "PersonalizationForm", "DeliveryCheck", "RegistryForm", "OwnItemForm"])(
  "a second %s without idPrefix warns",
  (name) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const [firstId, toForm] = forms[name] ?? ["", () => null];
    show(toForm(), toForm());
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`the id "${firstId}"`));
  },
);
