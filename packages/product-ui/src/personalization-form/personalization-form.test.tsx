import type { RenderedPersonalization } from "@store/contract/personalization";
import type { Design } from "@store/contract/personalization/requests";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { AddToCartForm } from "../add-to-cart-form/add-to-cart-form.tsx";
import { towels } from "../samples/sample-products.ts";
import { PersonalizationForm, type PersonalizationFormProps } from "./personalization-form.tsx";

const rule = towels.personalization as NonNullable<typeof towels.personalization>;
const lines = [1, 2, 3].map((at) => ({ elementName: `Text${at}`, label: `Line ${at}` }));
const bowl = { ...towels, customizationType: 100, personalization: { ...rule, isRequired: true, lines } } as const;
const picture: RenderedPersonalization = { imageUrl: "data:image/svg+xml,ada", hasError: false, error: null };
const failing = (businessErrorCode: string, profaneTexts: string[] = []): RenderedPersonalization => ({
  imageUrl: null,
  hasError: true,
  error: { businessErrorCode, businessErrorDescription: "Not like this.", profaneTexts },
});

/** The form of a product, whose designs are rendered by `reply`. */
function show(
  product: PersonalizationFormProps["product"] = towels,
  reply: (design: Design) => RenderedPersonalization | null = () => picture,
  submitted: PersonalizationFormProps["submitted"] = null,
) {
  const rendered: Design[] = [];
  const handle: { current: { check(): boolean } | null } = { current: null };
  const { container } = render(
    <form>
      <PersonalizationForm
        product={product}
        submitted={submitted}
        handle={handle}
        render={async (design) => {
          rendered.push(design);
          return reply(design);
        }}
      />
    </form>,
  );
  const textsOf = (at: number) => rendered[at]?.personalization.map(({ text }) => text);
  return { container, rendered, textsOf, handle };
}
const line = (name: string) => screen.getByRole("textbox", { name });
const preview = () => userEvent.click(screen.getByRole("button", { name: "Preview" }));

describe("PersonalizationForm", () => {
  it("has one input per line, fonts, colors and the fee [PERS-01]", () => {
    const { container } = show(bowl);
    expect(screen.getAllByRole("textbox").map((input) => input.getAttribute("name"))).toEqual([
      "personalization.Text1",
      "personalization.Text2",
      "personalization.Text3",
    ]);
    expect(screen.getByRole("radio", { name: "Block" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Gold" })).not.toBeChecked();
    expect(screen.getByRole("group", { name: "Personalization" })).toHaveAccessibleDescription(
      "Hem. Adds $12.50 per item.",
    );
    expect(Object.fromEntries(new FormData(container.querySelector("form") as HTMLFormElement))).toMatchObject({
      "personalization.font": "Block",
      "personalization.color": "Navy",
    });
  });

  it.each([
    ["one line", towels, "Text", "Please enter text"],
    ["three lines", bowl, "Line 1", "Please enter at least one line of text"],
  ] as const)("asks for a text where all of %s are empty [PERS-07]", async (_case, product, name, message) => {
    const { rendered } = show(product);
    await preview();
    expect(line(name)).toHaveAccessibleDescription(message);
    expect(line(name)).toBeInvalid();
    expect(line(name)).toHaveFocus();
    expect(rendered).toEqual([]);
  });

  it("marks characters that the font does not have, and asks for no picture [PERS-08] [PERS-06]", async () => {
    const { rendered, textsOf } = show(bowl);
    await userEvent.type(line("Line 2"), "Ada 1");
    await waitFor(() => expect(line("Line 2")).toHaveAccessibleDescription("Your message contains invalid characters"));
    expect(rendered).toEqual([]);
    await userEvent.type(line("Line 2"), "{Backspace}");
    await screen.findByRole("img", { name: "Preview of your text" });
    expect(line("Line 2")).toBeValid();
    expect(textsOf(0)).toEqual(["", "Ada", ""]);
    expect(rendered).toHaveLength(1);
  });

  it("checks what an input method composes once it is a text", async () => {
    const { rendered, textsOf } = show(towels);
    const input = line("Text");
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: "ｱ" }, isComposing: true });
    expect(input).toBeValid();
    fireEvent.input(input, { target: { value: "Ada" }, isComposing: true });
    fireEvent.compositionEnd(input);
    await screen.findByRole("img", { name: "Preview of your text" });
    expect([rendered.length, textsOf(0)]).toEqual([1, ["Ada"]]);
  });

  it.each([
    ["a font that has only the plain one", "[A-Za-z ']+", "O'Neil"],
    ["a font that has the curly one", "[A-Za-z ’]+", "O’Neil"],
    ["a font without a pattern", ".*", "O’Neil"],
  ])(
    "keeps the apostrophe that a phone types: %s [PERS-08]",
    { tags: ["deep"] },
    async (_case, validationRegEx, text) => {
      const fontAttributes = { validationRegEx, minLength: 0, maxLength: 12 };
      const fonts = [{ name: "Block", style: "block" as const, fontAttributes }];
      const { textsOf } = show({ ...towels, personalization: { ...rule, fonts } });
      await userEvent.type(line("Text"), "O’Neil");
      await screen.findByRole("img", { name: "Preview of your text" });
      expect(textsOf(0)).toEqual([text]);
    },
  );

  it.each(["((a+))+", "(a|a)*", "(.*)*x"])("judges a text by %s without delay [PERS-08] (AMB-288)", async (source) => {
    const fontAttributes = { validationRegEx: source, minLength: 1, maxLength: 200 };
    const fonts = rule.fonts.map((font) => ({ ...font, fontAttributes }));
    const { rendered } = show({ ...bowl, personalization: { ...bowl.personalization, fonts } });
    await userEvent.click(line("Line 1"));
    await userEvent.paste(`${"a".repeat(199)}!`);
    expect(line("Line 1")).toHaveAccessibleDescription("Your message contains invalid characters");
    await preview();
    expect(rendered).toEqual([]);
  });

  it("marks a text over the limit with the reason [PERS-10]", async () => {
    const { rendered } = show();
    await userEvent.type(line("Text"), "Ada and Grace");
    await waitFor(() => expect(line("Text")).toHaveAccessibleDescription("Your message is over the character limit"));
    expect(line("Text")).toHaveValue("Ada and Grace");
    expect(rendered).toEqual([]);
  });

  it("marks a text below the minimum without a message [PERS-09]", async () => {
    show();
    await userEvent.type(line("Text"), "A");
    await preview();
    expect(line("Text")).toBeInvalid();
    expect(line("Text")).toHaveAccessibleDescription("");
  });

  it("checks with the selected font [PERS-04]", async () => {
    const { textsOf } = show();
    await userEvent.type(line("Text"), "Ada");
    await screen.findByRole("img");
    await userEvent.click(screen.getByRole("radio", { name: "Monogram" }));
    await waitFor(() => expect(line("Text")).toHaveAccessibleDescription("Your message contains invalid characters"));
    expect(screen.queryByRole("img")).toBeNull();
    expect(textsOf(0)).toEqual(["Ada"]);
  });

  it.each(["E1001", "E1002", "E1003"])(
    "shows the error %s at the heading [ERR-29]",
    { tags: ["deep"] },
    async (code) => {
      show(bowl, () => failing(code));
      await userEvent.type(line("Line 1"), "Ada");
      expect(await screen.findByText("Not like this.")).toHaveAttribute("data-part", "field-error");
      expect(screen.getByRole("alert")).toHaveTextContent("Not like this.");
      expect(line("Line 1")).toBeValid();
    },
  );

  it("shows the error E2001 above the fields [ERR-30]", async () => {
    show(bowl, () => failing("E2001"));
    await userEvent.type(line("Line 1"), "Ada");
    expect(await screen.findByText("Not like this.")).toHaveAttribute("data-tone", "error");
    expect(line("Line 1")).toBeValid();
  });

  it("marks the lines that E3001 names [ERR-31] [PERS-11]", async () => {
    show(bowl, () => failing("E3001", ["Text1", "Text3"]));
    for (const name of ["Line 1", "Line 2", "Line 3"]) await userEvent.type(line(name), "Ada");
    await waitFor(() => expect(line("Line 3")).toHaveAccessibleDescription("Not like this."));
    expect(line("Line 1")).toHaveAccessibleDescription("Not like this.");
    expect(line("Line 2")).toBeValid();
  });

  it("marks the first line for any other error [ERR-32]", async () => {
    show(bowl, () => failing("E9999"));
    await userEvent.type(line("Line 2"), "Ada");
    await waitFor(() => expect(line("Line 1")).toHaveAccessibleDescription("Not like this."));
  });

  it("says that the preview is unavailable, and keeps the text", async () => {
    show(towels, () => null);
    await userEvent.click(screen.getByText("Embroidery (optional). Adds $12.50 per item."));
    await userEvent.type(line("Text"), "Ada");
    expect(await screen.findByText(/^The preview is unavailable right now/)).toBeVisible();
    expect(line("Text")).toHaveValue("Ada");
  });

  it("has what the server says of a form without scripts, and what was entered", () => {
    const fields = { "personalization.Text1": "Ada 1", "personalization.font": "Monogram" };
    const problems = { summary: null, legend: null, lines: { Text1: "Your message contains invalid characters" } };
    show(towels, undefined, { problems, preview: null, fields });
    expect(line("Text")).toHaveValue("Ada 1");
    expect(line("Text")).toHaveAccessibleDescription("Your message contains invalid characters");
    expect(screen.getByRole("radio", { name: "Monogram" })).toBeChecked();
  });

  it("may be added with a right text, or empty where it is optional [CONF-19] [CONF-23]", async () => {
    const optional = show();
    expect(optional.handle.current?.check()).toBe(true);
    await userEvent.type(line("Text"), "Ada 1");
    expect(optional.handle.current?.check()).toBe(false);
  });

  it("may not be added as the service has refused it, until it is rendered", async () => {
    let reply = failing("E3001", ["Text1"]);
    const { handle } = show(towels, () => reply);
    await userEvent.type(line("Text"), "Ada");
    await waitFor(() => expect(line("Text")).toBeInvalid());
    // Back to the same text, before it is rendered again.
    await userEvent.type(line("Text"), "m{Backspace}");
    expect(line("Text")).toBeValid();
    act(() => expect(handle.current?.check()).toBe(false));
    expect(line("Text")).toHaveAccessibleDescription("Not like this.");
    reply = picture;
    await preview();
    await screen.findByRole("img");
    expect(handle.current?.check()).toBe(true);
  });

  it("may not be added without a text where a partner makes it, and opens for it [CONF-23]", async () => {
    const { handle } = show(bowl);
    expect(screen.getByText("Personalization (required). Adds $12.50 per item.")).toBeVisible();
    expect(line("Line 1")).not.toBeVisible();
    act(() => expect(handle.current?.check()).toBe(false));
    expect(line("Line 1")).toBeVisible();
    expect(line("Line 1")).toHaveFocus();
    await userEvent.type(line("Line 3"), "Ada");
    expect(handle.current?.check()).toBe(true);
  });
});

describe("the checks of an add", () => {
  it.each([
    ["the page's own check", false, true, []],
    ["the check of the texts", true, false, ["validate"]],
  ])("come before the post: %s stops it [CONF-18]", async (_case, isValid, isTextRight, before) => {
    const posts: Event[] = [];
    const checked: string[] = [];
    render(
      <AddToCartForm
        product={towels}
        validate={(fields) => {
          if (isValid) checked.push("validate");
          return isValid && fields.get("sku") === "100501";
        }}
        checkPersonalization={() => isTextRight}
      />,
    );
    window.addEventListener(
      "submit",
      (event) => {
        if (!event.defaultPrevented) posts.push(event);
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
    expect(posts).toEqual([]);
    expect(checked).toEqual(before);
  });
});
