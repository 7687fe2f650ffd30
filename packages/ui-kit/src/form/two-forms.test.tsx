import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AddressFields, useAddressFields } from "../address-fields/address-fields.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { TextArea } from "../field/field.tsx";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { readControl } from "./use-form.ts";

const options = {
  prefix: "shipping",
  country: "US",
  emailEndingMax: 63,
  limits: { name: 20, line: 30 },
  initial: null,
  hasEmail: true,
} as const;

function AddressForm({ label, idPrefix }: { label: string; idPrefix?: string }) {
  const form = useAddressFields({ ...options, idPrefix });
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary problems={form.problemList} />
      <AddressFields form={form} />
      <button type="submit">Save</button>
    </form>
  );
}

const form = (name: string) => within(screen.getByRole("form", { name }));
const city = (name: string) => form(name).getByRole<HTMLInputElement>("textbox", { name: "City" });
const allIds = () => [...document.querySelectorAll("[id]")].map(({ id }) => id);
afterEach(() => vi.restoreAllMocks());

describe("two forms with the same fields in one page", () => {
  it("have ids of their own by idPrefix, the same names, and warn of nothing", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(
      <>
        <AddressForm label="Home" />
        <AddressForm label="Office" idPrefix="office" />
      </>,
    );
    expect(new Set(allIds()).size).toBe(allIds().length);
    expect([city("Home").id, city("Office").id]).toEqual(["shipping-city", "office-shipping-city"]);
    expect(city("Office").name).toBe(city("Home").name);
    expect(warn).not.toHaveBeenCalled();
  });

  it("lead from label, summary and a failed submit to their own fields", async () => {
    render(
      <>
        <AddressForm label="Home" />
        <AddressForm label="Office" idPrefix="office" />
      </>,
    );
    const office = form("Office");
    await userEvent.click(office.getByText("City"));
    expect(city("Office")).toHaveFocus();
    await userEvent.click(office.getByRole("button", { name: "Save" }));
    expect(office.getByRole("textbox", { name: "Email Address" })).toHaveFocus();
    expect(form("Home").getByRole("textbox", { name: "Email Address" })).not.toHaveAttribute("aria-invalid");
    await userEvent.click(office.getByRole("link", { name: /city/i }));
    expect(city("Office")).toHaveFocus();
    expect(city("Office")).toHaveAccessibleDescription(/city/i);
  });

  it("keep what was typed into each before hydration", async () => {
    const page = (
      <>
        <AddressForm label="Home" />
        <AddressForm label="Office" idPrefix="office" />
      </>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    city("Home").value = "Ghent";
    city("Office").value = "Boston";
    const root = hydrateRoot(container, page);
    await vi.waitFor(() => expect(city("Office")).toHaveAttribute("value", "Boston"));
    expect(city("Home")).toHaveValue("Ghent");
    expect(city("Office")).toHaveValue("Boston");
    root.unmount();
    container.remove();
  });

  it("warn once of each shared id without it, in development", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const second = render(<AddressForm label="Home" />);
    expect(warn).not.toHaveBeenCalled();
    second.rerender(
      <>
        <AddressForm label="Home" />
        <AddressForm label="Office" />
      </>,
    );
    const sentence = 'Two controls of this page have the id "shipping-city". Give each form an idPrefix of its own.';
    expect(warn.mock.calls.filter(([text]) => text === sentence)).toHaveLength(1);
    warn.mockClear();
    render(<AddressForm label="Third" />);
    expect(warn).not.toHaveBeenCalled();
  });

  it("say nothing in production", () => {
    vi.stubEnv("NODE_ENV", "production");
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const area = <TextArea label="Note" name="note" value="" limit={9} hint="Short" onChange={vi.fn()} />;
    render(
      <>
        {area}
        {area}
      </>,
    );
    expect(warn).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });
});

it("a text area and radios take an id, and a form reads its own radios", () => {
  const cards = {
    legend: "To",
    name: "to",
    onChange: vi.fn(),
    options: ["a", "b"].map((value) => ({ value, label: value })),
  };
  render(
    <>
      <RadioCards {...cards} value="a" />
      <form>
        <RadioCards {...cards} value="b" id="second-to" />
      </form>
      <TextArea label="Note" name="note" id="second-note" value="" limit={9} hint="Short" onChange={vi.fn()} />
    </>,
  );
  expect(screen.getByLabelText("Note").id).toBe("second-note");
  expect(screen.getAllByRole("radio").map(({ id }) => id)).toEqual(["to", "to-b", "second-to", "second-to-b"]);
  expect(readControl("to", "second")).toBe("b");
});
