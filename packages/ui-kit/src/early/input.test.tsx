import { Field, TextArea } from "@store/ui-kit/field";
import { Select } from "@store/ui-kit/select";
import { useForm } from "@store/ui-kit/use-form";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, type ReactNode, Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetEarlyInput, recordEarlyInput, restoreEarlyInput } from "./input.ts";

type Name = "city" | "state" | "note" | "password";
const names: Name[] = ["city", "state", "note", "password"];

/** Fields of every kind, controlled and not, whose state is shown. */
function Page({ children }: { readonly children?: ReactNode }) {
  const form = useForm<Name>({
    names,
    initial: { city: "", state: "", note: "", password: "" },
    check: () => ({}),
  });
  return (
    <main>
      <form action="/step" aria-label="Step">
        <Field {...form.fieldProps("city")} label="City" />
        <Select {...form.fieldProps("state")} label="State" options={[{ value: "IL", label: "Illinois" }]} />
        <TextArea {...form.fieldProps("note")} label="Note" limit={50} hint="" />
        <Field {...form.fieldProps("password")} label="Password" type="password" />
        {["ship", "pickup"].map((way) => (
          <label key={way}>
            <input type="radio" name="way" value={way} defaultChecked={way === "ship"} />
            {way}
          </label>
        ))}
        {["oat", "rust"].map((swatch) => (
          <label key={swatch}>
            <input type="checkbox" name="swatch" value={swatch} />
            {swatch}
          </label>
        ))}
      </form>
      <form action="/search" aria-label="Search">
        <input name="city" aria-label="Other city" />
      </form>
      <details suppressHydrationWarning>
        <summary>Sizes</summary>
      </details>
      {children}
      <output>{JSON.stringify(form.values)}</output>
    </main>
  );
}
const known = () => JSON.parse(screen.getByRole("status").textContent ?? "");
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

let errors: unknown[] = [];
let root: ReturnType<typeof hydrateRoot> | undefined;
beforeEach(() => {
  errors = [];
});
afterEach(() => {
  forgetEarlyInput();
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Renders the page on the server, changes it as `early` and `late` do, and hydrates it as the entry does. */
async function open(page: ReactNode, early: () => Promise<void>, late = async () => {}): Promise<void> {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  await early();
  recordEarlyInput();
  await late();
  const onRecoverableError = (error: unknown) => {
    restoreEarlyInput();
    errors.push(error);
  };
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError });
  });
}
const addForeignNode = () => field("City").after(document.createElement("div"));

async function enterAll(): Promise<void> {
  for (const [label, text] of Object.entries({ City: "Chicago", Note: "Ring twice", Password: "Oak-24" }))
    await userEvent.type(field(label), text);
  await userEvent.selectOptions(field("State"), "IL");
  await userEvent.click(field("pickup"));
  await userEvent.click(field("rust"));
  await userEvent.type(field("Other city"), "Boston");
  screen.getByRole("group").toggleAttribute("open", true);
}

function expectAll(): void {
  expect(known()).toEqual({ city: "Chicago", state: "IL", note: "Ring twice", password: "Oak-24" });
  const entries = (name: string) => [...new FormData(screen.getByRole<HTMLFormElement>("form", { name }))];
  expect(entries("Step")).toEqual([
    ["city", "Chicago"],
    ["state", "IL"],
    ["note", "Ring twice"],
    ["password", "Oak-24"],
    ["way", "pickup"],
    ["swatch", "rust"],
  ]);
  expect(entries("Search")).toEqual([["city", "Boston"]]);
  expect(screen.getByRole("group")).toHaveAttribute("open");
}

describe("input before hydration", () => {
  it("survives a foreign node, after which React renders the whole page again", async () => {
    await open(<Page />, async () => {
      await enterAll();
      addForeignNode();
    });
    expect(errors).toHaveLength(1);
    expectAll();
  });

  it("survives a foreign node within a boundary, and the rest of the page is the server's", async () => {
    const page = (
      <section>
        <h1>Shop</h1>
        <Suspense>
          <Page />
        </Suspense>
      </section>
    );
    let written: Element | null = null;
    await open(page, async () => {
      written = screen.getByRole("heading");
      await enterAll();
      addForeignNode();
    });
    expect(errors).toHaveLength(1);
    expectAll();
    expect(screen.getByRole("heading")).toBe(written);
  });

  it("is left alone without a foreign node", async () => {
    await open(<Page />, enterAll);
    expect(errors).toEqual([]);
    expectAll();
  });

  it("keeps the focus and the selection", async () => {
    await open(<Page />, async () => {
      await userEvent.type(field("City"), "Chicago");
      field("City").setSelectionRange(2, 4);
      addForeignNode();
    });
    expect(field("City")).toHaveFocus();
    expect([field("City").selectionStart, field("City").selectionEnd]).toEqual([2, 4]);
  });

  it("leaves the focus where the shopper has moved it", async () => {
    await open(
      <Page />,
      async () => {
        await userEvent.type(field("City"), "Chicago");
        addForeignNode();
      },
      async () => field("City").blur(),
    );
    expect(field("City")).toHaveValue("Chicago");
    expect(document.body).toHaveFocus();
  });

  it("is taken as it is at the time, not as it was when hydration began", async () => {
    await open(<Page />, async () => addForeignNode(), enterAll);
    expectAll();
  });

  it("fires no events, and changes no untouched field", async () => {
    const heard = vi.fn();
    const Untouched = () => {
      const [text] = useState(() => (document.documentElement.dataset.late ? "client" : "server"));
      return <input name="code" aria-label="Code" defaultValue={text} onChange={heard} onInput={heard} />;
    };
    const page = (
      <Page>
        <Untouched />
      </Page>
    );
    await open(page, async () => {
      await userEvent.type(field("City"), "Chicago");
      document.documentElement.dataset.late = "true";
      addForeignNode();
    });
    delete document.documentElement.dataset.late;
    expect(known().city).toBe("Chicago");
    expect(field("Code")).toHaveValue("client");
    expect(heard).not.toHaveBeenCalled();
  });

  it("is in a form's values when the Enter that hydrates the form submits it, beside a foreign node, too", () => {
    const send = vi.fn(async () => null);
    const Place = () => {
      const form = useForm<"city">({ names: ["city"], initial: { city: "" }, check: () => ({}) });
      const submit = (event: FormEvent) => {
        event.preventDefault();
        void form.submit(send);
      };
      return (
        <form onSubmit={submit}>
          <Field {...form.fieldProps("city")} label="City" />
        </form>
      );
    };
    const page = (
      <Suspense>
        <Place />
      </Suspense>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    field("City").value = "Chicago";
    addForeignNode();
    recordEarlyInput();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    root = hydrateRoot(container, page, { onRecoverableError: restoreEarlyInput });
    // A browser sends both in one task.
    field("City").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    field("City").form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    vi.unstubAllGlobals();
    expect(send.mock.calls).toEqual([[{ city: "Chicago" }]]);
  });

  it("follows into a part that appears later, and into no other page", async () => {
    let show = (_: boolean) => {};
    const Later = () => {
      const [isShown, setShown] = useState(!document.documentElement.dataset.late);
      show = setShown;
      return isShown ? <input name="code" aria-label="Code" /> : null;
    };
    const page = (
      <Page>
        <Later />
      </Page>
    );
    const early = async () => {
      await userEvent.type(field("Code"), "SPRING");
      document.documentElement.dataset.late = "true";
      addForeignNode();
    };
    await open(page, early);
    expect(screen.queryByLabelText("Code")).toBeNull();
    await act(async () => show(true));
    expect(field("Code")).toHaveValue("SPRING");

    act(() => root?.unmount());
    document.body.replaceChildren();
    delete document.documentElement.dataset.late;
    await open(page, early);
    forgetEarlyInput();
    await act(async () => show(true));
    expect(field("Code")).toHaveValue("");
    delete document.documentElement.dataset.late;
  });
});
