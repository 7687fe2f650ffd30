import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { sofa } from "../samples/sample-products.ts";
import { Gallery } from "./gallery.tsx";

const current = () => screen.getByRole("link", { current: true }).getAttribute("aria-label");

describe("Gallery", () => {
  it("is one picture, fetched first, when there is only one", () => {
    render(<Gallery pictures={sofa.gallery.slice(0, 1)} productName="Harbor Sofa" />);
    expect(screen.getByRole("img", { name: "Harbor Sofa in Oat Linen" })).toHaveAttribute("loading", "eager");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("leads to each picture without script: the small pictures link to the large ones", () => {
    render(<Gallery pictures={sofa.gallery} productName="Harbor Sofa" />);
    for (const link of screen.getAllByRole("link")) {
      const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(target?.querySelector("img")).toBeInTheDocument();
    }
  });

  it("turns to a picture on click", async () => {
    render(<Gallery pictures={sofa.gallery} productName="Harbor Sofa" />);
    expect(current()).toBe("Picture 1 of 2");
    await userEvent.click(screen.getByRole("link", { name: "Picture 2 of 2" }));
    expect(current()).toBe("Picture 2 of 2");
  });

  it("turns with the arrow keys and stops at both ends", async () => {
    render(<Gallery pictures={sofa.gallery} productName="Harbor Sofa" />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(current()).toBe("Picture 2 of 2");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(current()).toBe("Picture 1 of 2");
  });
});
