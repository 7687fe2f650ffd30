// Imported before the page loads them, so that no test waits for a file.
import "./add-layer-part.tsx";
import "../../shop/product/delivery-part.tsx";
import "../../shop/product/personalization-part.tsx";
import "../../shop/product/details-part.tsx";
import "../../shop/product/recommendation-rows.tsx";
import type { Product } from "@store/contract/catalog";
import { addedSample } from "@store/product-ui/added-sample";
import { scriptsAttribute } from "@store/ui-kit/early-protocol";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { createRoutesStub, useActionData } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productSample } from "../../shop/product/product.samples.ts";
import { ProductPage } from "../../shop/product/product-page.tsx";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";

const personalization: NonNullable<Product["personalization"]> = {
  label: "Can be embroidered",
  fee: 850,
  isRequired: false,
  templateName: "hem",
  locationName: "Hem",
  lines: [{ elementName: "Text1", label: "Text" }],
  fonts: [
    { name: "Block", style: "block", fontAttributes: { validationRegEx: "[A-Za-z]+", minLength: 1, maxLength: 9 } },
  ],
  colors: [],
};
const towels: Product = { ...productSample, customizationType: 700, personalization };
const donation: Product = { ...productSample, kind: "donation", options: [] };

beforeEach(() => {
  document.documentElement.setAttribute(scriptsAttribute, "running");
});
afterEach(() => {
  document.documentElement.removeAttribute(scriptsAttribute);
});

/** The page of a product; what its action received, and the calls of the page. */
function show(product: Product) {
  const posts: Record<string, FormDataEntryValue>[] = [];
  const calls: { path: string; body: unknown }[] = [];
  function Page() {
    const { added = null } = useActionData<{ added?: typeof addedSample }>() ?? {};
    return <ProductPage product={product} problem={null} added={added} />;
  }
  const Shop = createRoutesStub([
    {
      path: "/product/:sku",
      Component: Page,
      action: async ({ request }) => {
        posts.push(Object.fromEntries(await request.formData()));
        return { added: { ...addedSample, confirmation: "monogramming" } };
      },
    },
  ]);
  const store = answeringStore(({ path, body }) => {
    calls.push({ path, body });
    if (path !== "/personalization/render") return { isSuccess: true, title: "", items: [] };
    return { imageUrl: "data:image/svg+xml,ada", hasError: false, error: null };
  });
  render(
    <Provider store={store}>
      <Shop initialEntries={["/product/100501"]} />
    </Provider>,
  );
  return { posts, renders: () => calls.filter(({ path }) => path === "/personalization/render") };
}
// A running page is shown when its parts have loaded.
const add = async () => userEvent.click(await screen.findByRole("button", { name: "Add to cart" }));

describe("an add from a product page", () => {
  it("is stopped by the page's own check of a donation's amount, and makes no call [CONF-18]", async () => {
    const { posts } = show(donation);
    const other = await screen.findByRole("textbox", { name: "Other amount (optional)" });
    await userEvent.type(other, "501");
    await add();
    expect(await screen.findByText("Please enter an amount from $1 to $500.")).toBeVisible();
    expect(posts).toEqual([]);
    await userEvent.clear(other);
    await userEvent.type(other, "20");
    await add();
    await waitFor(() => expect(posts).toMatchObject([{ otherAmount: "20" }]));
    expect(screen.queryByText("Please enter an amount from $1 to $500.")).toBeNull();
  });

  it("is stopped by an invalid text of a personalization, and makes no call [CONF-19]", async () => {
    const { posts } = show(towels);
    const text = await screen.findByRole("textbox", { name: "Text" });
    await userEvent.type(text, "Ada 1");
    await add();
    expect(text).toHaveAccessibleDescription("Your message contains invalid characters");
    expect(text).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it("posts once, with the item and its text, after both checks, and confirms it [CONF-20] [CONF-21]", async () => {
    const { posts } = show(towels);
    await userEvent.type(await screen.findByRole("textbox", { name: "Text" }), "Ada");
    await add();
    const popup = await screen.findByRole("dialog");
    expect(within(popup).getByText(/^Personalized for you/)).toBeVisible();
    expect(posts).toEqual([
      {
        sku: "100101",
        quantity: "1",
        confirmation: "0",
        url: "/product/100101",
        "personalization.Text1": "Ada",
        "personalization.font": "Block",
      },
    ]);
  });

  it("shows a preview of the text while it is typed, without an add [PERS-01] [PERS-06]", async () => {
    const { posts, renders } = show(towels);
    await userEvent.type(await screen.findByRole("textbox", { name: "Text" }), "Ada");
    expect(await screen.findByRole("img", { name: "Preview of your text" })).toHaveAttribute(
      "src",
      "data:image/svg+xml,ada",
    );
    expect(renders()).toHaveLength(1);
    expect(renders()[0]?.body).toMatchObject({ sku: "100101", personalization: [{ text: "Ada", font: "Block" }] });
    expect(posts).toEqual([]);
  });
});
