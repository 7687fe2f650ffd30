import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";

const pictures = [
  { imagePath: "/pictures/harbor-sofa-oat-800.webp", alt: "Harbor Sofa in Oat Linen" },
  { imagePath: "/pictures/harbor-sofa-moss-800.webp", alt: "Harbor Sofa in Moss Linen" },
];
const label = "Pictures of Harbor Sofa";
const current = () => screen.getByRole("link", { current: true }).getAttribute("aria-label");

describe("Gallery", () => {
  it("is one picture with priority if there is only one", () => {
    render(<Gallery label={label} pictures={pictures.slice(0, 1)} />);
    expect(screen.getByRole("img", { name: "Harbor Sofa in Oat Linen" })).toHaveAttribute("loading", "eager");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("preloads the first large picture only: a copy in thumbnail size would often not be used", () => {
    // All tests of a run share one head, so the picture is one that no other test shows.
    const tables = ["oak", "ash"].map((wood) => ({
      imagePath: `/pictures/announced-once-${wood}-800.webp`,
      alt: wood,
    }));
    render(<Gallery label="Pictures of Quarry Table" pictures={tables} sizes="50vw" />);
    const announced = [...document.head.querySelectorAll("link[rel=preload][as=image][imagesrcset*=announced-once]")];
    expect(announced.map((link) => link.getAttribute("imagesizes"))).toEqual(["50vw"]);
  });

  it("gives each picture the width of its place", () => {
    const sizes = (index: number, count: number) => `${100 / (index + count)}vw`;
    const { container } = render(<Gallery label={label} pictures={pictures} sizes={sizes} />);
    const shown = [...container.querySelectorAll("[data-part=gallery-strip] img")];
    expect(shown.map((image) => image.getAttribute("sizes"))).toEqual(["50vw", `${100 / 3}vw`]);
  });

  it("links each thumbnail to its large picture without scripts", () => {
    render(<Gallery label={label} pictures={pictures} />);
    for (const link of screen.getAllByRole("link")) {
      const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(target?.querySelector("img")).toBeInTheDocument();
    }
  });

  it("turns to a picture on click", async () => {
    render(<Gallery label={label} pictures={pictures} />);
    expect(current()).toBe("Picture 1 of 2");
    await userEvent.click(screen.getByRole("link", { name: "Picture 2 of 2" }));
    expect(current()).toBe("Picture 2 of 2");
  });

  it("turns with the arrow keys and stops at both ends", async () => {
    render(<Gallery label={label} pictures={pictures} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(current()).toBe("Picture 2 of 2");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(current()).toBe("Picture 1 of 2");
  });
});
