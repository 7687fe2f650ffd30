import { signIn } from "@store/commerce-service/testing";
import { checkoutAtom, platformAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { PaymentStep } from "../payment/payment-step.tsx";
import { TaxExemption } from "./tax-exemption.tsx";

const service = useService();
// An account has one basket, which would otherwise fill up from test to test.
beforeEach(() => service().database.deleteFrom("basket").execute());

type Options = NonNullable<Parameters<typeof openShopper>[1]>;
async function open({ who, ...options }: Options & { who?: "nell" | "priya" } = {}) {
  const page = openShopper(service(), options);
  await page.bring.toCart();
  if (who) await signIn(page.shopper, who);
  await page.bring.toPayment();
  page.sent.length = 0;
  page.show(<PaymentStep {...page.navigation} />);
  return page;
}
const bodyOf = (page: Awaited<ReturnType<typeof open>>, call: string) =>
  JSON.parse(page.callsTo(call)[0]?.body ?? "null");
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
async function openCertificates() {
  await userEvent.click(screen.getByText("Reward certificates", { selector: "summary span" }));
  await screen.findByRole("button", { name: "Look Up Rewards" });
}
const summary = () => within(screen.getByRole("region", { name: "Order summary" }));
const nellsCard = "account-nell-card-2";

/** The same commands over the store's own calls and over the payment provider's. */
const routes = [
  {
    route: "the store's own calls",
    site: usSite,
    ofRewards: "[CALL-052] [CALL-053] [CART-05]",
    ofCards: "[POP-12] [CALL-054]",
    lookUp: "/ReactCheckout/GetAccountRewardsByToken",
    apply: "/ReactCheckout/ApplyRewardCertificate",
    remove: "/ReactCheckout/RemoveRewardCertificate",
    removeAll: "/ReactCheckout/RemoveCertificates",
    save: "/ReactCheckout/SavePayment",
  },
  {
    route: "the payment provider's calls",
    site: { ...usSite, paymentProvider: { enabled: true } },
    ofRewards: "[CALL-057] [CALL-058] [CALL-060]",
    ofCards: "[TEND-05] [CALL-059] [CALL-061]",
    lookUp: "/api/checkout/payment-provider/lookup-rewards-card",
    apply: "/api/checkout/payment-provider/apply-reward-certificate",
    remove: "/api/checkout/payment-provider/remove-reward-certificate",
    removeAll: "/api/checkout/payment-provider/remove-certificates",
    save: "/api/checkout/payment-provider/save-credit-card-to-basket",
  },
] as const;
const ofPayment = /Reward|Certificate|SavePayment|payment-provider/;
const paymentCallsOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.sent.map(({ path }) => path).filter((path) => ofPayment.test(path));

describe("reward certificates on the payment step", () => {
  it.each(routes)(
    "are looked up, pay with a rewards card, and are removed one by one by $route $ofRewards",
    async ({ site, lookUp, apply, remove }) => {
      const page = await open({ who: "nell", site });
      await openCertificates();
      await click("Look Up Rewards");
      await waitFor(() => expect(bodyOf(page, lookUp)).toEqual({ token: nellsCard }));
      expect(screen.getByText("Certificate ending in 2275").parentElement).toHaveTextContent(
        "Expires December 31, 2034",
      );
      await click("Apply certificate ending in 2275");
      expect(await screen.findByText(/^Reward certificate ending in 2275/)).toBeVisible();
      expect(bodyOf(page, apply)).toEqual({
        certificateNumber: "account-nell-certificate-1",
        cardOneData: null,
        accountCardOneData: { id: nellsCard },
      });
      expect(summary().getByText("Reward certificates").nextElementSibling).toHaveTextContent("-$25.00");
      expect(screen.queryByRole("button", { name: "Apply certificate ending in 2275" })).toBeNull();
      await click("Remove Reward certificate ending in 2275");
      await waitFor(() => expect(screen.queryByText(/^Reward certificate ending in 2275/)).toBeNull());
      expect(paymentCallsOf(page)).toEqual([lookUp, apply, remove]);
      expect(summary().queryByText("Reward certificates")).toBeNull();
    },
  );

  it("require the rewards card: another typed card is refused with a message [PAY-06]", async () => {
    const page = await open({ who: "nell" });
    const card = service().database.updateTable("account_card").where("card_id", "=", nellsCard);
    await card.set({ card_type: "Visa" }).execute();
    await page.bring.toPayment();
    await card.set({ card_type: "CoBrandMasterCard" }).execute();
    await openCertificates();
    await click("Apply certificate ending in 2275");
    expect(await screen.findByText("Please use your rewards card to apply certificates.")).toBeVisible();
  });

  it("are for accounts: a guest gets a link to sign in, which returns here", async () => {
    await open();
    await userEvent.click(screen.getByText("Reward certificates", { selector: "summary span" }));
    expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/account/login?returnUrl=%2Fcheckout%2Fpaymentandbilling&isRedirect=true",
    );
  });
});

describe("the lookup of rewards", () => {
  it("sends the rewards card by its token, and the summary shows the reply [CALL-073]", async () => {
    const message = "Your rewards exceed your order total by $12.00.";
    const page = await open({
      who: "nell",
      wire: async (path, send) => {
        if (!path.endsWith("/GetAccountRewardsByToken")) return send();
        const reply = await (await send()).json();
        return Response.json({ ...reply, rewardsTotal: 1_300, rewardsExceedOrderTotalMessage: message });
      },
    });
    await openCertificates();
    await click("Look Up Rewards");
    expect(await summary().findByText(message)).toBeInTheDocument();
    expect(bodyOf(page, "GetAccountRewardsByToken")).toEqual({ token: nellsCard });
    expect(summary().getByText("Reward certificates").nextElementSibling).toHaveTextContent("-$13.00");
    expect(screen.getByText("You have 2 reward certificates.")).toBeInTheDocument();
  });

  it("sends the provider's card session if the tab has one [CALL-072] [TEND-06]", async () => {
    const page = await open({ who: "nell" });
    page.store.get(platformAtom).storage?.setItem("tnsSession", "session-7");
    await openCertificates();
    await click("Look Up Rewards");
    await waitFor(() => expect(bodyOf(page, "GetAccountRewards")).toEqual({ tnsSession: "session-7" }));
    expect(screen.getByText("Certificate ending in 2283")).toBeVisible();
  });
});

describe("a card that cannot be combined with certificates", () => {
  async function openWithCertificate(options: Options = {}) {
    const page = await open({ who: "nell", ...options });
    await openCertificates();
    await click("Apply certificate ending in 2275");
    await screen.findByText(/^Reward certificate ending in 2275/);
    await userEvent.click(screen.getByRole("link", { name: "Use another card" }));
    await userEvent.type(await screen.findByLabelText(/^Card Number/), "4111111111111111");
    await userEvent.type(screen.getByLabelText(/^Expiration Date/), "1229");
    await userEvent.type(screen.getByLabelText(/^Security Code/), "123");
    await click("Next: Review & Place Order");
    return { page, dialog: within(await screen.findByRole("alertdialog", { name: "Are you sure?" })) };
  }

  it.each(routes)(
    "asks first; Continue removes all certificates and continues by $route $ofCards",
    async ({ site, apply, save, removeAll }) => {
      const { page, dialog } = await openWithCertificate({ site });
      await userEvent.click(dialog.getByRole("button", { name: "Continue" }));
      await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
      expect(paymentCallsOf(page)).toEqual([apply, save, removeAll, save]);
      expect(page.store.get(checkoutAtom)?.orderSummary.rewardsTotal).toBe(0);
    },
  );

  it("is not used after Cancel, which keeps card and certificates [POP-12]", async () => {
    const { page, dialog } = await openWithCertificate();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(page.callsTo("RemoveCertificates")).toEqual([]);
    expect(screen.getByLabelText(/^Card Number/)).toHaveValue("4111 1111 1111 1111");
    expect(screen.getByText(/^Reward certificate ending in 2275/)).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
  });
});

describe("the tax exemption", () => {
  const box = () => screen.findByRole("checkbox", { name: "This purchase is tax exempt" });

  it("of an exempt account is requested by GET, and the tab stores it [CALL-074] [CHK-31]", async () => {
    const page = await open({ who: "priya" });
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
    expect(page.callsTo("ApplyTaxExemption").map(({ path }) => path)).toEqual([
      "/ReactCheckout/ApplyTaxExemption?taxExemption=true",
    ]);
    expect(summary().getByText("Tax").nextElementSibling).toHaveTextContent("Exempt");
    expect(page.storage.get("IsTaxExemptChecked")).toBe("true");
    await userEvent.click(await box());
    await waitFor(() => expect(page.storage.has("IsTaxExemptChecked")).toBe(false));
    expect(await box()).not.toBeChecked();
  });

  it("is requested if its box was checked before hydration", async () => {
    const page = openShopper(service());
    await page.bring.toCart();
    await signIn(page.shopper, "priya");
    await page.bring.toPayment();
    const early = (
      <Provider store={page.store}>
        <TaxExemption />
      </Provider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(early);
    Object.assign(await box(), { checked: true });
    render(early, { container, hydrate: true });
    await waitFor(() => expect(page.storage.get("IsTaxExemptChecked")).toBe("true"));
    expect(await box()).toBeChecked();
    expect(page.callsTo("ApplyTaxExemption")).toHaveLength(1);
  });

  it("is not offered to others", async () => {
    await open({ who: "nell" });
    expect(screen.queryByRole("checkbox", { name: "This purchase is tax exempt" })).toBeNull();
  });
});
