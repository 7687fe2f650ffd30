import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { emulateMedia } from "../emulate-media.fixture.ts";
import { Tabs } from "./tabs.tsx";

afterEach(async () => {
  cleanup();
  await emulateMedia();
});

it("marks only the open tab in forced colors", async () => {
  await emulateMedia({ features: [{ name: "forced-colors", value: "active" }] });
  const tabs = ["Details", "Care", "Delivery"].map((label) => ({ value: label, label, content: <p>{label}</p> }));
  render(
    <>
      <Tabs label="About the Harbor Sofa" tabs={tabs} />
      <i data-testid="ground" style={{ forcedColorAdjust: "none", color: "Canvas" }} />
    </>,
  );
  const ground = getComputedStyle(screen.getByTestId("ground")).color;
  const isMarked = (tab: Element) => getComputedStyle(tab).borderBottomColor !== ground;
  expect(screen.getAllByRole("tab").map(isMarked)).toEqual([true, false, false]);
});
