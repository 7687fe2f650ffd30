import { chicagoAddress, modelWith } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { asEntered } from "../address/settle-address.ts";
import { answeringCall } from "../step-work/answering-call.fixture.ts";
import { type ShippingSubmission, submitShippingStep } from "./submit-shipping-step.ts";

const suggestions = [{ city: "Chicago", state: "IL", zipCode: "60622" }];
const other = { ...chicagoAddress, address1: "12 Oak Ave" };

async function submit(
  answers: Parameters<typeof answeringCall>[0] = {},
  { address = other, decision = null }: Partial<Pick<ShippingSubmission, "address" | "decision">> = {},
) {
  const { call, sent, names } = answeringCall(answers);
  const saved: string[] = [];
  const outcome = await submitShippingStep({
    call,
    model: modelWith({ address: chicagoAddress }),
    address,
    decision,
    onSaved: (form) => saved.push(form),
  });
  const request = sent.find(({ name }) => name === "saveShippingAddress")?.request;
  return { outcome, names: names(), request, saved };
}

describe("the submitted shipping step", () => {
  it("lets the service check a new address, then saves it and moves on (AMB-026)", async () => {
    const { outcome, names, request, saved } = await submit();
    expect(names).toEqual(["validateCart", "validateAddress", "saveShippingAddress", "moveToShippingAndGiftOptions"]);
    expect(request).toEqual({ address: other });
    expect([outcome, saved]).toEqual([
      { kind: "moved", location: "/checkout/shippingandgiftoptions", isStepDone: true },
      ["shipping"],
    ]);
  });

  it("does not check the stored address", async () => {
    expect((await submit({}, { address: chicagoAddress })).names).not.toContain("validateAddress");
  });

  it("needs no address if everything is picked up", async () => {
    expect((await submit({}, { address: null })).names).toEqual(["validateCart", "moveToShippingAndGiftOptions"]);
  });

  it("saves nothing while the shopper has to select a spelling", async () => {
    const { outcome, names, saved } = await submit({ validateAddress: { suggestions } });
    expect(outcome).toEqual({ kind: "shown", data: { kind: "addressChoice", address: other, suggestions } });
    expect([names, saved]).toEqual([["validateCart", "validateAddress"], []]);
  });

  it.each([
    ["0", { ...other, postalCode: "60622" }],
    [asEntered, other],
  ])("saves the selection: %s", async (choice, address) => {
    const { names, request } = await submit({}, { decision: { address: other, suggestions, choice } });
    expect(names).not.toContain("validateAddress");
    expect(request).toEqual({ address });
  });

  it("checks again an address that was changed since the options were offered", async () => {
    const decision = { address: chicagoAddress, suggestions, choice: "0" };
    expect((await submit({}, { decision })).names).toContain("validateAddress");
  });

  it.each([
    ["a check", "validateAddress"],
    ["a save", "saveShippingAddress"],
  ])("shows at its field what %s refuses", async (_, name) => {
    const fieldProblems = [{ field: "city", message: "No such city." }];
    const { outcome } = await submit({ [name]: { isSuccess: false, isValid: false, fieldProblems } });
    expect(outcome).toEqual({ kind: "invalid", form: "shipping", errors: { city: "No such city." } });
  });

  it("names the new destination if another tab has changed the country", async () => {
    const { outcome } = await submit({
      saveShippingAddress: { isSuccess: false, fieldProblems: [{ field: "country", message: "" }] },
      refreshCheckout: { checkout: { ...modelWith({}), shipTo: { code: "FRA", name: "France" } } },
    });
    expect(outcome).toMatchObject({ kind: "invalid", problem: expect.stringContaining("now France") });
  });
});
