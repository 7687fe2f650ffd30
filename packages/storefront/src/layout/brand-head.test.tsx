import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { BrandHead } from "./brand-head.tsx";

const contentOf = (selector: string) => document.querySelector(selector)?.getAttribute("content");

it("names the brand and its picture for shared links", () => {
  render(<BrandHead brand="modern" brandName="Plinth" origin="https://plinth.example" />);
  expect(contentOf('[property="og:site_name"]')).toBe("Plinth");
  expect(contentOf('[property="og:image"]')).toBe("https://plinth.example/pictures/brand/modern-share.jpg");
  expect(document.querySelector('[rel="apple-touch-icon"]')?.getAttribute("href")).toBe(
    "/pictures/brand/modern-180.png",
  );
});
