import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storesSample } from "../content/stores.samples.ts";
import { homeSample } from "./home.samples.ts";
import { HomePage } from "./home-page.tsx";

const title = () => screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent);
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("HomePage", () => {
  it("starts with one room picture and links into the store", () => {
    render(<HomePage home={homeSample} stores={storesSample} />);
    expect(title()).toEqual(["Come in, sit down"]);
    expect(screen.getByRole("img", { name: /^Sunlit living room/ }).getAttribute("fetchpriority")).toBe("high");
    expect(address("Shop the Harbor Sofa")).toBe("/product/100101");
    expect(address("Bath")).toBe("/browse/bath");
    expect(screen.getByRole("heading", { level: 2, name: "For the living room" })).toBeTruthy();
    expect(address("Shop all, For the living room")).toBe("/browse/living-room");
  });

  it("knows the number of tiles before the first has loaded, so that none moves", () => {
    render(<HomePage home={homeSample} stores={[]} />);
    const list = screen.getByRole("navigation", { name: "Shop by department" }).querySelector("ul");
    expect(list?.style.getPropertyValue("--tile-count")).toBe(String(homeSample.categories.length));
  });

  it("shows a story and the stores", () => {
    render(<HomePage home={homeSample} stores={storesSample} />);
    expect(address("Shop the Dining Room")).toBe("/browse/dining-room");
    expect(address("Lincoln Park")).toBe("/stores#chicago");
  });

  it("works without a story and without stores", () => {
    render(<HomePage home={{ ...homeSample, story: null }} stores={[]} />);
    expect(screen.queryByRole("link", { name: "Shop the Dining Room" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Find a Store" })).toBeNull();
  });
});
