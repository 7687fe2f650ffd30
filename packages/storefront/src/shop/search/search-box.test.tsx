// Imported before the box loads it, so that no test waits for a file.
import "./suggestion-panel.tsx";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { createRoutesStub, useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { suggestionsSample } from "./search-box.samples.ts";
import { SearchBox } from "./search-box.tsx";

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Renders the box over a service that responds with suggestions as the test says. */
function show(answer: (query: string) => unknown = () => suggestionsSample) {
  const requested: string[] = [];
  const store = answeringStore(({ query }) => {
    requested.push(query.get("query") ?? "");
    return answer(query.get("query") ?? "");
  });
  const Shop = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <>
          <SearchBox />
          <Address />
        </>
      ),
    },
  ]);
  render(
    <Provider store={store}>
      <Shop />
    </Provider>,
  );
  return { requested, field: screen.getByRole<HTMLInputElement>("combobox", { name: "Search" }) };
}

const address = () => document.querySelector("output")?.textContent;

describe("SearchBox", () => {
  it("is a form that submits the typed query to /search", async () => {
    const { field } = show();
    await userEvent.type(field, "lamp{Enter}");
    await waitFor(() => expect(address()).toBe("/search?query=lamp"));
    expect(document.activeElement).not.toBe(field);
  });

  it("offers suggestions for what was typed before the application ran", async () => {
    const Shop = createRoutesStub([{ path: "*", Component: () => <SearchBox /> }]);
    const page = (
      <Provider store={answeringStore(() => suggestionsSample)}>
        <Shop />
      </Provider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    const field = within(container).getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    field.focus();
    field.value = "lam";
    render(page, { container, hydrate: true });
    expect((await within(container).findAllByRole("option")).length).toBeGreaterThan(0);
    expect(field).toHaveValue("lam");
  });

  it("submits by itself without a router", () => {
    render(<SearchBox suggest={false} />);
    const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
    expect(field.name).toBe("query");
    expect(field.form?.getAttribute("action")).toBe("/search");
    expect(field.form?.method).toBe("get");
  });

  it("offers something as soon as an empty field has the focus", async () => {
    const { field } = show((query) => (query === "" ? { ...suggestionsSample, terms: [] } : null));
    await userEvent.click(field);
    const list = await screen.findByRole("listbox", { name: "Suggestions" });
    expect(within(list).getByRole("group", { name: "Featured" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("offers queries, categories and products, and announces their number", async () => {
    const { field } = show();
    await userEvent.type(field, "sof");
    const list = await screen.findByRole("listbox", { name: "Suggestions" });
    const groups = within(list).getAllByRole("group");
    expect(groups.map((group) => within(group).getAllByRole("option").length)).toEqual([2, 1, 1]);
    await screen.findByText("4 suggestions");
    expect(field.getAttribute("aria-expanded")).toBe("true");
  });

  it("selects options with the arrows, follows one with Enter", async () => {
    const { field } = show();
    await userEvent.type(field, "sof");
    const options = await screen.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}");
    expect(field.getAttribute("aria-activedescendant")).toBe(options[0]?.id);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(field.getAttribute("aria-activedescendant")).toBe(options.at(-1)?.id);
    expect(document.activeElement).toBe(field);
    const follow = new Promise<string | null>((resolve) => {
      options.at(-1)?.addEventListener("click", (event) => {
        event.preventDefault();
        resolve((event.currentTarget as HTMLAnchorElement).getAttribute("href"));
      });
    });
    await userEvent.keyboard("{Enter}");
    expect(await follow).toBe("/product/100101");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  });

  it("closes with Escape and keeps the text", async () => {
    const { field } = show();
    await userEvent.type(field, "sof");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.value).toBe("sof");
  });

  it("requests after a pause, and never shows the response to an older query", async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise<unknown>((resolve) => {
      answerLate = resolve;
    });
    const { requested, field } = show((query) => (query === "so" ? late : suggestionsSample));
    await userEvent.type(field, "so");
    await waitFor(() => expect(requested).toEqual(["", "so"]));
    await userEvent.type(field, "fa");
    await waitFor(() => expect(requested).toContain("sofa"));
    answerLate({ terms: [{ title: "soap", url: "/search?query=soap" }], categories: [], products: [] });
    await late;
    expect(requested).toEqual(["", "so", "sofa"]);
    expect(screen.queryByText("soap")).toBeNull();
  });
});
