import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { FitCheck, type FitCheckProps } from "./fit-check.tsx";

const toCheck = (props: Partial<FitCheckProps> = {}) => (
  <FitCheck
    design={openDesign("10.LAC.ARM.ARM.RAS*OTT", dune).design}
    catalog={dune}
    unit="in"
    fabricImagePath="/pictures/swatch-stone-linen-200.webp"
    measures={{}}
    path="/sectional-planner/dune/fit"
    kept={{ design: "10.LAC.ARM.ARM.RAS*OTT", fabric: "", legs: "OAK", replaces: "", view: "3d" }}
    turnedUrl="/turned"
    askAt="1-800-555-0134"
    {...props}
  />
);
const show = (props?: Partial<FitCheckProps>) => render(toCheck(props));

it("advises for each kind of piece and each step on the way in, with the number to call", () => {
  show({ measures: { doorWidth: "34", elevatorDoorWidth: "48", elevatorWidth: "48", elevatorDepth: "60" } });
  const rows = within(screen.getByRole("table", { name: "The way in" })).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Piece", "Narrowest door", "Elevator"],
    ["Left-Arm Chaise", "Tight: ask us", "Fits"],
    ["Armless Seat", "Tight: ask us", "Fits"],
    ["Right-Arm Seat", "Tight: ask us", "Fits"],
    ["Ottoman", "Fits", "Fits"],
  ]);
  expect(screen.getByText(/This is advice from sizes alone, not a promise/)).toHaveTextContent("1-800-555-0134");
});

it("is a form that keeps the design, and whose fields keep what was typed with their errors", async () => {
  show({ measures: { roomWidth: "wide", roomDepth: "12'" } });
  const width = within(screen.getByRole("group", { name: "Room" })).getByRole("textbox", { name: "Width" });
  expect(width).toBeInvalid();
  expect(width).toHaveAccessibleDescription("Enter a length such as 32, 32 1/2 or 6' 8\".");
  expect(screen.getByRole("status")).toHaveTextContent("Some measures are missing or cannot be read.");
  await userEvent.clear(width);
  await userEvent.type(width, "160");
  const form = screen.getByRole("button", { name: "Check" }).closest("form");
  expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
    design: "10.LAC.ARM.ARM.RAS*OTT",
    legs: "OAK",
    view: "3d",
    unit: "in",
    roomWidth: "160",
    roomDepth: "12'",
  });
});

it("says whether the room is large enough, and offers to turn the design where that helps", () => {
  const { rerender } = show({ measures: { roomWidth: "200", roomDepth: "120" } });
  expect(screen.getByRole("status")).toHaveTextContent(/^It fits: /);
  rerender(<div />);
  show({ measures: { roomWidth: "110", roomDepth: "200" } });
  expect(screen.getByRole("link", { name: "Turn the design" })).toHaveAttribute("href", "/turned");
});

it("keeps every measure that was typed before hydration when another one is typed", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(toCheck());
  const field = (name: string) => within(screen.getByRole("group", { name: "Room" })).getByRole("textbox", { name });
  for (const [name, text] of [
    ["Width", "160"],
    ["Depth", "12'"],
  ] as const)
    Object.assign(field(name), { value: text });
  render(toCheck(), { container, hydrate: true });
  await userEvent.type(screen.getByRole("textbox", { name: /^Walkway/ }), "30");
  expect(field("Width")).toHaveValue("160");
  expect(field("Depth")).toHaveValue("12'");
});
