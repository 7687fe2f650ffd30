import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Picture, pictureSources } from "./picture.tsx";

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

  it("shows a picture of unknown widths as it is", () => {
    expect(pictureSources("/elsewhere/chair.jpg", [400])).toEqual([]);
  });
});
