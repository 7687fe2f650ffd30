import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ChoicePicture, Picture, pictureSources } from "./picture.tsx";

describe("Picture", () => {
  it("offers AVIF before WebP in every width, and reserves its space", () => {
    const { container } = render(<Picture imagePath="/pictures/harbor-sofa-oat-800.webp" alt="Harbor Sofa" />);
    expect([...container.querySelectorAll("source")].map(({ type, srcset }) => [type, srcset])).toEqual([
      [
        "image/avif",
        "/pictures/harbor-sofa-oat-400.avif 400w, /pictures/harbor-sofa-oat-800.avif 800w, /pictures/harbor-sofa-oat-1280.avif 1280w",
      ],
      [
        "image/webp",
        "/pictures/harbor-sofa-oat-400.webp 400w, /pictures/harbor-sofa-oat-800.webp 800w, /pictures/harbor-sofa-oat-1280.webp 1280w",
      ],
    ]);
    const image = screen.getByRole("img", { name: "Harbor Sofa" });
    expect(image).toHaveAttribute("width", image.getAttribute("height"));
  });

  it("loads the first picture of a page at once and all others lazily", () => {
    render(<Picture imagePath="/pictures/room-general-1280.webp" alt="A room" shape="scene" priority />);
    render(<Picture imagePath="/pictures/wren-chair-rust-800.webp" alt="A chair" />);
    expect(screen.getByAltText("A room")).toHaveAttribute("loading", "eager");
    expect(screen.getByAltText("A room")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByAltText("A chair")).toHaveAttribute("loading", "lazy");
  });

  it("offers the macro of a fabric in its own two widths", () => {
    const { container } = render(<Picture imagePath="/pictures/swatch-oat-macro-800.webp" alt="Oat" sizes="96px" />);
    expect(container.querySelector("source")).toHaveAttribute(
      "srcset",
      "/pictures/swatch-oat-macro-200.avif 200w, /pictures/swatch-oat-macro-800.avif 800w",
    );
  });

  it("shows a picture of unknown widths as it is", () => {
    expect(pictureSources("/elsewhere/chair.jpg", [400])).toEqual([]);
  });
});

describe("ChoicePicture", () => {
  const own = { imagePath: "/pictures/wren-chair-rust-800.webp" };
  const sourcesIn = (container: HTMLElement) =>
    [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));

  it("is a plain picture if it shows what was chosen", () => {
    const { container } = render(<ChoicePicture shown={own} alt="" />);
    expect(container.firstElementChild).toHaveAttribute("data-part", "picture");
    expect(screen.queryByText(/^Shown in/)).not.toBeInTheDocument();
  });

  it("has the chosen fabric with it and says what it shows, if that is another one [SPEC-01] (AMB-296)", () => {
    const choiceImagePath = "/pictures/swatch-cognac-leather-macro-800.webp";
    const { container } = render(
      <ChoicePicture shown={{ ...own, choiceImagePath, shownIn: "Rust Velvet" }} alt="Wren Lounge Chair" priority />,
    );
    expect(sourcesIn(container)).toEqual([own.imagePath, choiceImagePath]);
    expect(screen.getByText("Shown in Rust Velvet")).toBeVisible();
    expect(container.querySelectorAll("img")[1]).toHaveAttribute("loading", "lazy");
  });
});
