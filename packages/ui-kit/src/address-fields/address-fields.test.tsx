import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  AddressFields,
  type AddressFieldsOptions,
  type CheckedAddress,
  type Place,
  useAddressFields,
} from "./address-fields.tsx";

const options: AddressFieldsOptions = {
  prefix: "shipping",
  country: "US",
  emailEndingMax: 63,
  limits: { name: 40, line: 35 },
  initial: null,
  hasEmail: false,
};

function Entry({ onSubmit, ...fields }: AddressFieldsOptions & { onSubmit: (address: CheckedAddress | null) => void }) {
  const form = useAddressFields(fields);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(form.submit());
      }}
    >
      <AddressFields form={form} />
      <button type="submit">Next</button>
    </form>
  );
}

function show(changes: Partial<AddressFieldsOptions> = {}) {
  const onSubmit = vi.fn();
  render(<Entry {...options} {...changes} onSubmit={onSubmit} />);
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  return { onSubmit, field, next: () => userEvent.click(screen.getByRole("button", { name: "Next" })) };
}

describe("the fields of an address", () => {
  it.each(["shipping", "billing"] as const)("carry autofill tokens of a %s address", (prefix) => {
    const { field } = show({ prefix });
    expect(field("First Name")).toHaveAttribute("autocomplete", `${prefix} given-name`);
    expect(field("ZIP Code")).toHaveAttribute("autocomplete", `${prefix} postal-code`);
    expect(field("State")).toHaveAttribute("id", `${prefix}-state`);
  });

  it("use province and postal code in Canada", () => {
    const { field } = show({ country: "CA" });
    expect(field("Province")).toHaveTextContent("Please Select");
    expect(field("Province")).toHaveTextContent("Ontario");
    expect(field("Postal Code")).toBeVisible();
  });

  it("show no error while they are first typed, and focus the first invalid field after a failed submit", async () => {
    const { field, next, onSubmit } = show();
    await userEvent.type(field("First Name"), "Maya");
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByText("The Last Name field is required.")).not.toBeInTheDocument();
    await next();
    expect(onSubmit).toHaveBeenLastCalledWith(null);
    expect(field("Last Name")).toHaveFocus();
    expect(field("Last Name")).toHaveAccessibleDescription("The Last Name field is required.");
    await userEvent.type(field("Last Name"), "Brooks");
    expect(field("Last Name")).toBeValid();
  });

  it.each([
    ["First Name", 40, "The First Name field is invalid. Please use 40 characters at most."],
    ["Last Name", 40, "The Last Name field is invalid. Please use 40 characters at most."],
    ["Address 1", 35, "The Address 1 field is invalid. Please use 35 characters at most."],
    ["Address 2", 35, "The Address 2 field is invalid. Please use 35 characters at most."],
    ["City", 28, "The City field is invalid. Please use 28 characters at most."],
    ["Email Address", 66, "Please enter a valid Email Address. Please use 66 characters at most."],
  ])("keep a pasted %s of more than %i characters, and name the limit (AMB-299)", async (label, max, message) => {
    const { field, next } = show({ hasEmail: true });
    const typed = label === "Email Address" ? `${"n".repeat(max)}@example.com` : "n".repeat(max + 1);
    await userEvent.click(field(label));
    await userEvent.paste(typed);
    await next();
    expect(field(label)).toHaveValue(typed);
    expect(field(label)).toHaveAccessibleDescription(message);
  });

  it("normalize pasted text at once [ADDR-06]", async () => {
    const { field } = show();
    await userEvent.click(field("ZIP Code"));
    await userEvent.paste(" 60622-1234 ");
    expect(field("ZIP Code")).toHaveValue("60622");
    await userEvent.click(field("Phone"));
    await userEvent.paste("+1 (312) 234-5678");
    expect(field("Phone")).toHaveValue("312-234-5678");
  });

  it("normalize autofilled text, whatever it replaces", async () => {
    const { field } = show();
    await userEvent.type(field("ZIP Code"), "1");
    fireEvent.change(field("ZIP Code"), { target: { value: "60622-1234" } });
    expect(field("ZIP Code")).toHaveValue("60622");
  });

  it.each([
    ["Email Address", "jane.", "doe@shop.com", "jane.doe@shop.com"],
    ["City", "Saint ", "Paul", "Saint Paul"],
    ["Last Name", "Smith,", " Jr", "Smith, Jr"],
  ])("lose nothing of a part pasted into %s before the rest is typed", async (label, pasted, typed, whole) => {
    const { field } = show({ hasEmail: true });
    await userEvent.click(field(label));
    await userEvent.paste(pasted);
    await userEvent.keyboard(typed);
    expect(field(label)).toHaveValue(whole);
  });

  it("normalize a draft that Enter submits from within a field", async () => {
    const initial = { firstName: "Maya", lastName: "O’Neil", address1: "1420 N Wood St", city: "Chicago", state: "IL" };
    const { field, onSubmit } = show({ initial: { ...initial, postalCode: "60622-9999", dayPhone: "3122345678" } });
    await userEvent.clear(field("ZIP Code"));
    await userEvent.type(field("ZIP Code"), "60622-1234{Enter}");
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ lastName: "O'Neil", postalCode: "60622" }));
    expect(field("Last Name")).toHaveValue("O'Neil");
  });

  it("report the normalized draft after submitting, and nothing if it was normalized already", async () => {
    const onDraft = vi.fn();
    const { field, next } = show({ onDraft });
    await userEvent.type(field("City"), " St.  Louis{Enter}");
    expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ city: "St. Louis" }));
    const expected = onDraft.mock.calls.length;
    await next();
    expect(onDraft).toHaveBeenCalledTimes(expected);
  });

  it("normalize typed text only when its field loses focus", async () => {
    const { field } = show();
    await userEvent.type(field("City"), " St.  Louis ");
    expect(field("City")).toHaveValue(" St.  Louis ");
    await userEvent.type(field("Last Name"), "O’Neil");
    expect(field("City")).toHaveValue("St. Louis");
    await userEvent.tab();
    expect(field("Last Name")).toHaveValue("O'Neil");
  });

  it("leave text that cannot be normalized unchanged", async () => {
    const { field } = show();
    await userEvent.type(field("ZIP Code"), "6061");
    await userEvent.type(field("Phone"), "312 ext 4");
    await userEvent.tab();
    expect(field("ZIP Code")).toHaveValue("6061");
    expect(field("Phone")).toHaveValue("312 ext 4");
  });

  it("return the address when only the keyboard is used", async () => {
    const { onSubmit } = show();
    await userEvent.tab();
    for (const text of ["Maya", "Brooks", "1420 N Wood St", "", "Chicago"]) {
      if (text) await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await userEvent.selectOptions(document.activeElement as HTMLElement, "IL");
    await userEvent.tab();
    await userEvent.keyboard("60622");
    await userEvent.tab();
    await userEvent.keyboard("3122345678{Enter}");
    expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: "Maya", city: "Chicago", state: "IL", postalCode: "60622" }),
    );
    expect(onSubmit.mock.lastCall?.[0]).not.toHaveProperty("address2");
  });
});

describe("the look-up of a postal code", () => {
  const chicago: Place = { city: "Chicago", state: "IL", postalCode: "60614" };

  /** Types a code whose look-up is answered later. */
  async function lookUp() {
    const find = vi.fn(() => found);
    let resolve: (places: readonly Place[]) => void = () => {};
    const found = new Promise<readonly Place[]>((settle) => {
      resolve = settle;
    });
    const { field } = show({ places: { load: async () => find } });
    await userEvent.type(field("ZIP Code"), "60614");
    await waitFor(() => expect(find).toHaveBeenCalled());
    return { field, answer: () => act(async () => resolve([chicago])) };
  }

  it("fills in city and state, and says so", async () => {
    const { field, answer } = await lookUp();
    await answer();
    await waitFor(() => expect(field("City")).toHaveValue("Chicago"));
    expect(field("State")).toHaveValue("IL");
    expect(screen.getByText("City and State filled in: Chicago, Illinois.")).toHaveAttribute("role", "status");
  });

  it("never writes into the field that has the focus, so that nothing is doubled under the fingers", async () => {
    const { field, answer } = await lookUp();
    await userEvent.click(field("City"));
    await answer();
    await waitFor(() => expect(field("State")).toHaveValue("IL"));
    await userEvent.keyboard("Chicago");
    expect(field("City")).toHaveValue("Chicago");
    expect(screen.getByText("State filled in: Illinois.")).toBeInTheDocument();
  });

  it("never changes the selected state of the list that has the focus", async () => {
    const { field, answer } = await lookUp();
    field("State").focus();
    await answer();
    await waitFor(() => expect(field("City")).toHaveValue("Chicago"));
    expect(field("State")).toHaveValue("");
  });

  it("never writes into a field that was changed since it was asked", async () => {
    const { field, answer } = await lookUp();
    await userEvent.type(field("City"), " ");
    await userEvent.selectOptions(field("State"), "WI");
    await userEvent.click(field("First Name"));
    await userEvent.type(field("City"), "Ci");
    await userEvent.click(field("First Name"));
    await answer();
    expect(field("City")).toHaveValue("Ci");
    expect(field("State")).toHaveValue("WI");
  });
});
