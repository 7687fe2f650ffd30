import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { Field } from "../field/field.tsx";
import { type FieldErrors, type FormOptions, useForm } from "./use-form.ts";

type Name = "city" | "code";
type Send = Parameters<ReturnType<typeof useForm<Name>>["submit"]>[0];

const options: FormOptions<Name> = {
  names: ["city", "code"],
  prefix: "shipping",
  initial: { city: "", code: "" },
  normalize: (_, value) => value.trim(),
  check: ({ city, code }) => ({
    ...(city === "" && { city: "Enter a city." }),
    ...(!/^\d{3}$/.test(code) && { code: "Enter three digits." }),
  }),
};

function Entry({ send = async () => null, ...more }: Partial<FormOptions<Name>> & { send?: Send }) {
  const form = useForm({ ...options, ...more });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(send);
      }}
    >
      <ErrorSummary problems={form.problemList} />
      <Field {...form.fieldProps("city")} label="City" />
      <Field {...form.fieldProps("code")} label="Code" />
      <button type="submit">{form.isSubmitting ? "Sending" : "Next"}</button>
    </form>
  );
}
const city = () => screen.getByLabelText("City");
const code = () => screen.getByLabelText("Code");
const submit = () => userEvent.click(screen.getByRole("button"));

describe("useForm", () => {
  it("keeps what the service refused until the value changes, so that leaving the field moves nothing", async () => {
    render(<Entry send={async () => ({ code: "This code is used." })} />);
    await userEvent.type(city(), "Ghent");
    await userEvent.type(code(), "123");
    await submit();
    await screen.findByRole("link", { name: "This code is used." });
    await userEvent.click(code());
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "This code is used." })).toBeVisible();
    await userEvent.type(code(), "{Backspace}4");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("shows nothing before the first submit, then every error, and focuses the first invalid field [PAY-43]", async () => {
    const send = vi.fn<Send>();
    render(<Entry send={send} />);
    await userEvent.type(code(), "1");
    await userEvent.tab();
    expect(code()).not.toBeInvalid();
    await submit();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Enter a city.",
      "Enter three digits.",
    ]);
    expect(city()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it("removes an error as soon as the field is valid and shows it again on blur", async () => {
    render(<Entry />);
    await submit();
    await userEvent.type(code(), "123");
    expect(code()).not.toBeInvalid();
    await userEvent.type(code(), "{Backspace}");
    expect(code()).not.toBeInvalid();
    await userEvent.tab();
    expect(code()).toHaveAccessibleDescription("Enter three digits.");
  });

  it("sends the normalized values once, however often it is submitted", async () => {
    let settle = () => {};
    const send = vi.fn<Send>(() => new Promise((resolve) => (settle = () => resolve(null))));
    const onChange = vi.fn();
    render(<Entry initial={{ city: " Chicago ", code: "123" }} send={send} onChange={onChange} />);
    await submit();
    await submit();
    expect(send.mock.calls).toEqual([[{ city: "Chicago", code: "123" }]]);
    expect(onChange).toHaveBeenLastCalledWith({ city: "Chicago", code: "123" });
    expect(screen.getByRole("button")).toHaveTextContent("Sending");
    await act(async () => settle());
    expect(screen.getByRole("button")).toHaveTextContent("Next");
  });

  it("shows at the field what the service refused", async () => {
    const refused: FieldErrors<Name> = { code: "This code is not valid." };
    render(<Entry initial={{ city: "Chicago", code: "123" }} send={async () => refused} />);
    await submit();
    expect(code()).toHaveAccessibleDescription("This code is not valid.");
    expect(code()).toHaveFocus();
  });

  it("starts with the errors of a server's response", () => {
    const html = renderToString(<Entry initialErrors={{ city: "Enter a city." }} />);
    expect(html).toContain('href="#shipping-city"');
    expect(html).toContain('aria-invalid="true"');
  });

  it("keeps what was typed before hydration", async () => {
    const onChange = vi.fn();
    const page = document.createElement("div");
    document.body.append(page);
    page.innerHTML = renderToString(<Entry />);
    for (const input of page.querySelectorAll("input")) if (input.name === "shipping.city") input.value = "Chicago";
    const root = await act(async () => hydrateRoot(page, <Entry onChange={onChange} />));
    expect(city()).toHaveValue("Chicago");
    expect(onChange).toHaveBeenCalledWith({ city: "Chicago", code: "" });
    await userEvent.type(code(), "1");
    expect(city()).toHaveValue("Chicago");
    await act(async () => root.unmount());
    page.remove();
  });

  it("submits what was typed before hydration, also when the Enter that submits is what hydrates the form", async () => {
    const send = vi.fn<Send>(async () => null);
    const page = (
      <Suspense>
        <Entry send={send} />
      </Suspense>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    for (const [index, input] of container.querySelectorAll("input").entries())
      input.value = ["Chicago", "123"][index] ?? "";
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    const root = hydrateRoot(container, page);
    // A browser sends both in one task.
    code().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    code()
      .closest("form")
      ?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(send.mock.calls).toEqual([[{ city: "Chicago", code: "123" }]]);
    await vi.waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("Next"));
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
});
