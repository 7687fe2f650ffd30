import type { Order } from "@store/contract/orders";
import { expect, it } from "vitest";
import { orderSample } from "../../person/account/account.samples.ts";
import type { PageContext } from "../../web/context/page-context.ts";
import { submitAccountOffer } from "./submit-account-offer.ts";

/** The names with which an account is created for the buyer of an order. */
async function offer(addresses: Partial<Order>): Promise<object> {
  const sent: Array<Record<string, string>> = [];
  const page: Pick<PageContext, "fetch"> = {
    async fetch(_url, { body }) {
      sent.push(JSON.parse(String(body)));
      return Response.json({ isSuccess: false, message: "Not now." });
    },
  };
  const form = new FormData();
  form.set("password", "a long password");
  const order = { ...orderSample, ...addresses };
  await submitAccountOffer(page as PageContext, form, { order, returnUrl: "/account" });
  const [{ firstName, lastName } = {}] = sent;
  return { firstName, lastName };
}

const { shippingAddress } = orderSample;
if (!shippingAddress) throw new Error("The sample has an address.");
const ofBuyer = { ...shippingAddress, firstName: "Nell", lastName: "Ashby" };
const ofRegistry = { ...shippingAddress, firstName: "", lastName: "", label: "Registry: Ada and Ben" };

it.each<[string, Partial<Order>, object]>([
  ["bills", { billingAddress: ofBuyer, shippingAddress: ofRegistry }, { firstName: "Nell", lastName: "Ashby" }],
  ["ships", { billingAddress: undefined, shippingAddress: ofBuyer }, { firstName: "Nell", lastName: "Ashby" }],
  [
    "ships to a registry alone",
    { billingAddress: undefined, shippingAddress: ofRegistry, shipments: [] },
    { firstName: "", lastName: "" },
  ],
  [
    "bills to a registry",
    { billingAddress: ofRegistry, shippingAddress: ofBuyer },
    { firstName: "Nell", lastName: "Ashby" },
  ],
])("an account is created with the names of a buyer whose order %s (AMB-274)", async (_case, addresses, names) => {
  expect(await offer(addresses)).toEqual(names);
});
