import { signIn } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { registryOperations } from "@store/contract/registry";
import { checkoutAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { chicagoAddress, modelWith } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PaymentStep } from "../payment/payment-step.tsx";
import { submitShippingForm } from "../step-forms/submit-shipping-form.ts";
import { answeringCall } from "../step-work/answering-call.fixture.ts";
import { ShippingStep } from "./shipping-step.tsx";

const { lamp } = sampleSkus;
const service = useService();
const registryName = "Registry: Ada and Ben";

/** A guest at the shipping step with a gift for a registry that has an address. */
async function openGift() {
  const owner = service().shopper();
  await signIn(owner, "nell");
  const { emailAddress: _, ...address } = chicagoAddress;
  const fields = { name: "Ada and Ben", registryType: "br", eventDate: "2027-06-12", address } as const;
  const { registry } = (await owner.call(registryOperations.saveRegistry, fields)).body;
  await owner.call(registryOperations.addRegistryItems, [{ Sku: lamp, Quantity: 1, GrId: registry?.grId ?? "" }]);
  const page = openShopper(service());
  await page.bring.toCart([{ Sku: lamp, GiftRegistryId: registry?.shareCode }]);
  await page.bring.toShipping();
  page.show(<ShippingStep {...page.navigation} />);
  return { page, shareCode: registry?.shareCode ?? "" };
}
const emailField = () => document.querySelector<HTMLInputElement>('[name="registry.emailAddress"]') as HTMLInputElement;
const next = () => screen.getByRole("button", { name: "Next" });

describe("the address of a registry (AMB-274)", () => {
  it("is one to choose, by the registry's name alone; the lines say for whom they are", async () => {
    await openGift();
    expect(screen.getByRole("radio", { name: registryName })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Another address" })).toBeChecked();
    expect(screen.getAllByText(registryName)).not.toHaveLength(0);
    expect(document.body).not.toHaveTextContent(chicagoAddress.address1);
  });

  it("asks a guest for an e-mail address only, and leads on", async () => {
    const { page } = await openGift();
    await userEvent.click(screen.getByRole("radio", { name: registryName }));
    await userEvent.click(next());
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveAccessibleDescription(/required/);
    expect(page.sent).toEqual([]);
    await userEvent.type(emailField(), "giver@example.com");
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    const model = page.store.get(checkoutAtom);
    expect(model?.accountInfo.email).toBe("giver@example.com");
    expect(model?.shippingOptions.recipients[0]?.address).toMatchObject({ label: registryName, address1: "" });
  });

  it("is never the billing address", async () => {
    const { page } = await openGift();
    await userEvent.click(screen.getByRole("radio", { name: registryName }));
    await userEvent.type(emailField(), "giver@example.com");
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    await page.bring.toPaymentFromDelivery();
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    expect(await screen.findByRole("textbox", { name: /^Address 1/ })).toHaveValue("");
    expect(screen.queryByRole("checkbox", { name: /same as my shipping/ })).toBeNull();
  });

  it("is sent with the e-mail address without scripts, and refused at the field without one", async () => {
    const empty = { firstName: "", lastName: "", address1: "", city: "", state: "", postalCode: "", dayPhone: "" };
    const registry = { ...empty, country: "", addressId: "registry:code", label: registryName };
    const accountInfo = { ...modelWith({}).accountInfo, shippingAddresses: [registry] };
    const submit = async (fields: Readonly<Record<string, string>>) => {
      const { call, sent } = answeringCall({});
      const model = { ...modelWith({}), accountInfo };
      const read = (name: string) => fields[name] ?? null;
      const form = { call, callOnce: call, isReplayed: () => false, model, site: usSite, read };
      return { outcome: await submitShippingForm(form), sent };
    };
    const chosen = { "shipping.addressId": "registry:code", "registry.emailAddress": "" };
    expect((await submit(chosen)).outcome).toMatchObject({
      kind: "invalid",
      errors: { "registry.emailAddress": expect.stringMatching(/required/) },
    });
    const { outcome, sent } = await submit({ ...chosen, "registry.emailAddress": "giver@example.com" });
    expect(outcome.kind).toBe("moved");
    expect(sent.find(({ name }) => name === "saveMultiShipping")?.request).toEqual({
      addressId: "registry:code",
      emailAddress: "giver@example.com",
    });
  });
});
