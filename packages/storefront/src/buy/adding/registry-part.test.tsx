// Imported before the page loads them, so that no test waits for a file.
import "../../shop/product/delivery-part.tsx";
import "../../shop/product/details-part.tsx";
import "../../shop/product/recommendation-rows.tsx";
import "./registry-part.tsx";
import "./terms-part.tsx";
import { scriptsAttribute } from "@store/ui-kit/early-protocol";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { createRoutesStub, StaticRouter, useActionData } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productCardsSample } from "../../shop/listing/product-cards.samples.ts";
import { productSample } from "../../shop/product/product.samples.ts";
import { ProductPage, type ProductPageProps } from "../../shop/product/product-page.tsx";
import { RegistryAdd } from "../../shop/product/registry-add.tsx";
import { type ArrivedCall, answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import type { Account } from "../../web/session/account-atom.ts";
import { accountAtom } from "../../web/session/account-atom.ts";
import type { RegistryOutcome } from "./registry-outcome.ts";

const item = {
  sku: "100101",
  name: "Harbor Sofa",
  quantity: 2,
  imagePath: "/pictures/harbor-sofa-oat-800.webp",
  formattedPrice: "$2,199.00",
  price: 219_900,
  grId: "r-1",
  registryType: "br",
};
const toAdded = (isReplayed = false): RegistryOutcome => ({
  kind: "shown",
  data: { added: { isSuccess: true, items: [item], addedItemCount: 2 }, hasText: false, isReplayed },
  quantity: "2",
});
const registries = [
  { grId: "r-2", name: "Cleo", registryType: "bb", eventDate: "2027-06-12" },
  { grId: "r-1", name: "Ada & Ben", registryType: "br", eventDate: "2027-06-12" },
];
const account = { firstName: "Ada", lastName: "Bauer", email: "ada@example.com" };

const page = window as unknown as { dataLayer?: unknown[] };
beforeEach(() => {
  document.documentElement.setAttribute(scriptsAttribute, "running");
  delete page.dataLayer;
});
afterEach(() => {
  document.documentElement.removeAttribute(scriptsAttribute);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what the page reads
  document.cookie = "scanMode=; Max-Age=0";
});

interface Given {
  readonly answer?: (form: Record<string, FormDataEntryValue>) => object | null;
  readonly product?: Partial<ProductPageProps["product"]>;
  readonly hash?: string;
  readonly isSignedIn?: boolean;
  /** Whether the page has a row "You May Also Want" of its own. */
  readonly hasOwnRow?: boolean;
  /** What the page loads, first and after each answer. */
  readonly load?: () => unknown;
}

/** A product page whose action answers with these results. */
function show({
  answer = () => null,
  product = {},
  hash = "",
  isSignedIn = true,
  load,
  hasOwnRow = false,
}: Given = {}) {
  const received: Record<string, FormDataEntryValue>[] = [];
  function Page() {
    const data = useActionData<Partial<ProductPageProps>>();
    return <ProductPage product={{ ...productSample, ...product }} problem={null} {...data} />;
  }
  const Shop = createRoutesStub([
    {
      path: "/product/:sku",
      Component: Page,
      ...(load && { loader: load }),
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData());
        received.push(form);
        return answer(form);
      },
    },
  ]);
  const row = { title: "You May Also Want", items: productCardsSample.slice(0, 2) };
  const isOfRow = ({ path, query, body }: ArrivedCall) =>
    (path === "/browse/widget/MainPi" && query.get("feed") === "add-to-registry") ||
    (hasOwnRow && (body as { location?: string } | null)?.location === "youMayAlsoWant");
  const store = answeringStore((call) => (isOfRow(call) ? row : { title: "", items: [] }));
  if (isSignedIn) store.set(accountAtom, account);
  render(
    <Provider store={store}>
      <Shop initialEntries={[`/product/100101${hash}`]} />
    </Provider>,
  );
  return received;
}

const button = () => screen.findByRole("button", { name: "Add to Registry" });
const press = async () => userEvent.click(await button());

describe("Add to Registry on a product page", () => {
  it("submits the fields of the buy form with the intent, and opens the layer with the count [REG-01, CONF-01]", async () => {
    const received = show({ answer: () => ({ registry: toAdded() }) });
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Quantity" }), "2");
    await press();
    const layer = await screen.findByRole("dialog", { name: "2 items added to your registry" });
    expect(received).toMatchObject([{ sku: "100101", quantity: "2", intent: "addToRegistry" }]);
    expect(within(layer).getByRole("button", { name: "Continue Shopping" })).toBeTruthy();
    expect(within(layer).getByRole("link", { name: "View Checklist" })).toBeTruthy();
    expect(within(layer).getByText(/open Mon-Sun 8 am-9 pm CT/)).toBeTruthy();
  });

  it("shows You May Also Want below the buttons after an add [REG-05]", async () => {
    show({ answer: () => ({ registry: toAdded() }) });
    await button();
    expect(screen.queryByRole("region", { name: "You May Also Want", hidden: true })).toBeNull();
    await press();
    await userEvent.click(await screen.findByRole("button", { name: "Continue Shopping" }));
    expect(await screen.findByRole("region", { name: "You May Also Want" })).toBeTruthy();
  });

  it("has one row You May Also Want, before and after an add [PROD-04, REG-05]", async () => {
    show({ answer: () => ({ registry: toAdded() }), hasOwnRow: true });
    await button();
    expect(await screen.findAllByRole("region", { name: "You May Also Want" })).toHaveLength(1);
    await press();
    await userEvent.click(await screen.findByRole("button", { name: "Continue Shopping" }));
    await screen.findByRole("button", { name: "ADDED" });
    expect(await screen.findAllByRole("region", { name: "You May Also Want" })).toHaveLength(1);
  });

  it("says Scan Another Item in scan mode [REG-02, REG-15]", async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what the page reads
    document.cookie = "scanMode=true";
    show({ answer: () => ({ registry: toAdded() }) });
    await press();
    expect((await screen.findByRole("link", { name: "Scan Another Item" })).getAttribute("href")).toBe(
      "/gift-registry/scan",
    );
  });

  it("reports each item of an answer once [REG-08]", async () => {
    show({ answer: () => ({ registry: toAdded() }) });
    await press();
    await screen.findByRole("dialog");
    const event = { event: "registryItemAdded", sku: "100101", quantity: 2, grId: "r-1", registryType: "br" };
    expect(page.dataLayer).toEqual([{ ...event, name: "Harbor Sofa", price: 219_900, location: "product page" }]);
  });

  it("reports nothing for a repeated answer [REG-08]", async () => {
    show({ answer: () => ({ registry: toAdded(true) }) });
    await press();
    await screen.findByRole("dialog");
    expect(page.dataLayer).toBeUndefined();
  });

  it("shows ADDED for three seconds after the add [REG-09]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({ answer: () => ({ registry: toAdded() }) });
    await act(async () => (await button()).click());
    const label = () => document.getElementById("add-to-registry")?.textContent;
    await waitFor(() => expect(label()).toBe("ADDED"));
    act(() => vi.advanceTimersByTime(3000));
    expect(label()).toBe("Add to Registry");
    vi.useRealTimers();
  });

  it("offers the registries in their order, the first one checked, and adds to the chosen one", async () => {
    const received = show({
      answer: ({ grId }) =>
        grId === undefined
          ? {
              registry: {
                kind: "shown",
                data: { registries, fields: { sku: "100101", intent: "addToRegistry" } },
                quantity: "1",
              },
            }
          : { registry: toAdded() },
    });
    await press();
    const group = await screen.findByRole("group", { name: "Choose a registry" });
    const [first, second] = within(group).getAllByRole<HTMLInputElement>("radio");
    expect(first?.checked).toBe(true);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "Add to This Registry" }));
    await screen.findByRole("dialog", { name: "2 items added to your registry" });
    expect(received[1]).toMatchObject({ sku: "100101", intent: "addToRegistry", grId: "r-1" });
    // The part with the focus is gone.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement?.id).toBe("add-to-registry"));
  });

  it("says beside the button why nothing was added", async () => {
    const problem = "A registry takes up to 99 of an item.";
    show({ answer: () => ({ registry: { kind: "invalid", problem, quantity: "1" } }) });
    await press();
    expect((await screen.findByText(problem)).getAttribute("role")).toBe("alert");
  });

  it("is busy while an add is sent, and leaves the label of the other button [REG-10]", async () => {
    show({ answer: () => new Promise(() => {}) as unknown as object });
    await press();
    expect((await button()).getAttribute("aria-disabled")).toBe("true");
    const add = screen.getByRole("button", { name: "Add to cart" });
    expect(add.getAttribute("aria-disabled")).toBe("true");
  });

  it.each([
    [
      "made to order",
      { isMadeToOrder: true, isStockSku: false },
      "It is made to order, so it cannot be added to a registry.",
    ],
    ["not kept in stock", { isStockSku: false }, "Gift cards and donations cannot be added to a registry."],
  ])("is off with the reason for what is %s [REG-10]", async (_what, product, reason) => {
    const received = show({ product });
    await press();
    expect((await button()).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText(reason)).toBeTruthy();
    expect(received).toEqual([]);
  });

  it("is offered for what is sold out for now [REG-10]", async () => {
    show({ product: { isStockSku: true, deliveryStatus: 3, availabilityMessage: "Out of stock" } });
    expect((await button()).getAttribute("aria-disabled")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
  });

  it("has the focus and a status after a sign-in, and adds nothing by itself [CONF-13, REG-11]", async () => {
    const received = show({ hash: "#add-to-registry" });
    expect(await screen.findByText("You are signed in. Add it to your registry now.")).toBeTruthy();
    expect(document.activeElement).toBe(await button());
    expect(received).toEqual([]);
  });

  it("submits to another address than that of a sign-in, which it confirms only to a shopper who signed in, before scripts run [REG-11]", () => {
    const refused = { kind: "invalid", problem: "A registry takes up to 99 of an item.", quantity: "1" } as const;
    const toHtml = (outcome: RegistryOutcome | null, account: Account | null = { firstName: "Nell" }) => {
      const store = createStore();
      store.set(accountAtom, account);
      return renderToString(
        <Provider store={store}>
          <StaticRouter location="/product/100101">
            <RegistryAdd form="buy" product={productSample} isTextValid busy={false} outcome={outcome} />
          </StaticRouter>
        </Provider>,
      );
    };
    expect(toHtml(null)).toContain('formAction="#registry-answer"');
    expect(toHtml(null)).toContain("You are signed in.");
    expect(toHtml(refused)).not.toContain("You are signed in.");
    expect(toHtml(null, null)).not.toContain("You are signed in.");
  });

  it("has what was typed and chosen before a sign-in [REG-11]", async () => {
    const product = { pickupStores: [{ locationId: "store-1", name: "Lincoln Park" }] };
    show({ product, isSignedIn: false });
    await userEvent.click(await screen.findByRole("radio", { name: "Pick up at a store" }));
    await press();
    cleanup();
    show({ product, hash: "#add-to-registry" });
    await screen.findByText("You are signed in. Add it to your registry now.");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Pick up at a store" }).checked).toBe(true);
  });

  it("says nothing of a sign-in to a guest who got the address [REG-11]", async () => {
    show({ hash: "#add-to-registry", isSignedIn: false });
    await button();
    await act(async () => {});
    expect(screen.queryByText("You are signed in. Add it to your registry now.")).toBeNull();
  });

  it("opens the terms first, and adds when they are accepted [CONF-10]", async () => {
    const fields = { sku: "100101", intent: "addToRegistry", acceptedTermsId: "t-1", nonce: "n-1" };
    let end = () => {};
    const isDeclined = new Promise<void>((resolve) => {
      end = resolve;
    });
    const received = show({
      product: { customOrderConfirmation: { hasCustomOrderConfirmation: true } },
      answer: (form) =>
        form.acceptedTermsId === undefined
          ? { terms: { title: null, message: "Final sale.", fields } }
          : isDeclined.then(() => ({ registry: toAdded() })),
    });
    await press();
    const terms = await screen.findByRole("dialog", { name: "Confirm Your Selection" });
    await userEvent.click(within(terms).getByRole("button", { name: "Accept Terms And Add To Registry" }));
    await waitFor(() => expect(received).toHaveLength(2));
    // Too late: it is added.
    await userEvent.click(within(terms).getByRole("button", { name: "Decline" }));
    expect(screen.getByRole("dialog", { name: "Confirm Your Selection" })).toBe(terms);
    end();
    await screen.findByRole("dialog", { name: "2 items added to your registry" });
    expect(received.map(({ terms, acceptedTermsId }) => [terms, acceptedTermsId])).toEqual([
      ["ask", undefined],
      [undefined, "t-1"],
    ]);
  });

  it("can be declined at its terms while the page still loads anew [CONF-10]", async () => {
    const fields = { sku: "100101", intent: "addToRegistry", acceptedTermsId: "t-1", nonce: "n-1" };
    let loads = 0;
    const received = show({
      answer: () => ({ terms: { title: null, message: "Final sale.", fields } }),
      load: () => (loads++ === 0 ? null : new Promise(() => {})),
    });
    await press();
    const terms = await screen.findByRole("dialog", { name: "Confirm Your Selection" });
    expect(loads).toBe(2);
    await userEvent.click(within(terms).getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Confirm Your Selection" })).toBeNull());
    expect(received).toHaveLength(1);
  });
});
