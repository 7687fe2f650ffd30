import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addedSample } from "../samples/added-sample.ts";
import { AddedSummary } from "./added-summary.tsx";

const choiceImagePath = "/pictures/swatch-cognac-leather-macro-800.webp";

describe("what was added", () => {
  const show = (change: object) => {
    const items = addedSample.items.map((item) => ({ ...item, ...change }));
    render(<AddedSummary added={{ ...addedSample, items }} onAddInstallation={async () => null} />);
    return within(screen.getByRole("listitem"));
  };

  it("has the chosen fabric with a picture in another one, and says so [SPEC-01]", () => {
    const item = show({ shownIn: "Rust Velvet", choiceImagePath });
    expect(item.getByText("Shown in Rust Velvet")).toBeVisible();
    expect(document.querySelector(`img[src="${choiceImagePath}"]`)).not.toBeNull();
  });

  it("says of more than one that the price is that of each", () => {
    expect(show({ quantity: 2, formattedPrice: "$999.00" }).getByText("$999.00 each")).toBeVisible();
  });

  it("says nothing of a picture that shows the choice", () => {
    expect(show({}).queryByText(/^Shown in/)).not.toBeInTheDocument();
    expect(document.querySelectorAll("img")).toHaveLength(1);
  });
});
