import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";

const title = () => screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent);
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("pages of the lost", () => {
  it("an unknown address leads back into the shop", () => {
    render(<NotFoundPage />);
    expect(address("Continue Shopping")).toBe("/");
  });

  it("our own mistake is called one", () => {
    render(<OopsPage />);
    expect(title()).toEqual(["Oops. Something's not right."]);
  });
});
