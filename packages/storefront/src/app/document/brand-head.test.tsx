import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { BrandHead } from "./brand-head.tsx";

const contentOf = (selector: string) => document.querySelector(selector)?.getAttribute("content");

it("names the brand, with its icon, for shared links and home screens", () => {
  render(<BrandHead brand="modern" brandName="Plinth" />);
  expect(contentOf('[property="og:site_name"]')).toBe("Plinth");
  expect(document.querySelector('[rel="apple-touch-icon"]')?.getAttribute("href")).toContain("modern-180");
  expect(document.querySelector('[rel="icon"]')?.getAttribute("href")).toContain("modern.");
});
