// Imported before the page loads them, so that no test waits for a file.
import "../../shop/product/delivery-part.tsx";
import "../../shop/product/details-part.tsx";
import "./terms-part.tsx";
import "../../shop/product/recommendation-rows.tsx";
import { addedSample } from "@store/product-ui/added-sample";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { scriptsAttribute } from "@store/ui-kit/early-protocol";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub, useActionData } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { productSample } from "../../shop/product/product.samples.ts";
import { ProductPage } from "../../shop/product/product-page.tsx";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";

const fields = { sku: "100101", quantity: "2", acceptedTermsId: "t-1", nonce: "n-1" };
const terms: TermsOfAdd = { title: null, message: "Made for you. It cannot be returned.", fields };
const chair = { ...productSample, customOrderConfirmation: { hasCustomOrderConfirmation: true } };

beforeEach(() => {
  document.documentElement.setAttribute(scriptsAttribute, "running");
});
afterEach(() => {
  document.documentElement.removeAttribute(scriptsAttribute);
  vi.useRealTimers();
});

/** A product page whose action answers with the terms first, and then with `accept`. */
function show(order: TermsOfAdd = terms, accept: () => unknown = () => ({ added: addedSample })) {
  const received: Record<string, FormDataEntryValue>[] = [];
  function Page() {
    const { terms = null } = useActionData<{ terms?: TermsOfAdd }>() ?? {};
    return <ProductPage product={chair} problem={null} terms={terms} />;
  }
  const Shop = createRoutesStub([
    {
      path: "/product/:sku",
      Component: Page,
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData());
        received.push(form);
        return form.terms === "ask" ? { terms: order } : accept();
      },
    },
    { path: "/checkout/cart", Component: () => <h1>Cart</h1> },
  ]);
  render(
    <Provider store={answeringStore(() => ({ isSuccess: true, title: "", items: [] }))}>
      <Shop initialEntries={["/product/100101"]} />
    </Provider>,
  );
  return received;
}
// A running page is shown when its parts have loaded.
const add = async (user = userEvent.setup()) => user.click(await screen.findByRole("button", { name: "Add to cart" }));
const accept = () => screen.getByRole("button", { name: "Accept Terms And Add To Cart" });

it.each([
  ["Confirm Your Selection", null],
  ["Cut to Your Size", "Cut to Your Size"],
])("asks for the terms of a custom order under the title %s [CONF-09]", async (name, title) => {
  show({ ...terms, title });
  await add();
  const popup = await screen.findByRole("dialog", { name });
  expect(popup).toHaveTextContent("Made for you. It cannot be returned.");
  expect(within(popup).getByRole("button", { name: "Decline" })).toBeVisible();
});

it("adds what was selected when the terms are accepted, and opens the cart after 300 ms [CONF-11]", async () => {
  let answer = (_: unknown) => {};
  const reply = new Promise((resolve) => {
    answer = resolve;
  });
  const received = show(terms, () => reply);
  await add();
  await screen.findByRole("dialog");
  await userEvent.click(accept());
  await waitFor(() => expect(received).toHaveLength(2));
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(received[0]).toMatchObject({ sku: "100101", quantity: "1", terms: "ask" });
  expect(received[1]).toEqual({ ...fields, confirmation: "terms" });

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer({ added: addedSample });
  // The router and React need a few turns for the reply.
  for (let turn = 0; turn < 20; turn++) await act(() => new Promise((resolve) => setImmediate(resolve)));
  act(() => void vi.advanceTimersByTime(299));
  expect(screen.queryByRole("heading", { name: "Cart", hidden: true })).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  expect(await screen.findByRole("heading", { name: "Cart" })).toBeVisible();
});

it("adds nothing when the terms are declined, and asks again at the next add [CONF-12]", async () => {
  const received = show();
  await add();
  await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(received.map(({ terms }) => terms)).toEqual(["ask"]);
});

it("keeps the terms open and says why, if the add fails [CONF-11]", async () => {
  show(terms, () => ({ problem: "Only 1 of these is left." }));
  await add();
  await screen.findByRole("dialog");
  await userEvent.click(accept());
  expect(await within(screen.getByRole("dialog")).findByText("Only 1 of these is left.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Cart" })).toBeNull();
});

it("has the terms on the page of a document without scripts, with a link to decline [CONF-09]", async () => {
  document.documentElement.removeAttribute(scriptsAttribute);
  const received = show();
  await add();
  const section = await screen.findByRole("region", { name: "Confirm Your Selection" });
  expect(within(section).getByRole("link", { name: "Decline" })).toHaveAttribute("href", "/product/100101");
  await userEvent.click(accept());
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]).toEqual(fields);
});
