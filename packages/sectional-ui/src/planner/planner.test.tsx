import type { SectionalPage } from "@store/contract/sectionals";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { readPlannerAddress } from "../design/planner-address.ts";
import { toDetailsRequest } from "../design/to-details-request.ts";
import { DetailsPanel } from "../details/details-panel.tsx";
import { dune } from "../layout/piece-kinds.samples.ts";
import { detailsSample, plannerSample } from "./planner.samples.ts";
import { Planner } from "./planner.tsx";
import type { PlannerProps } from "./planner-props.ts";

beforeEach(() => localStorage.clear());

function toProps(query: string, change: Partial<PlannerProps> = {}): PlannerProps {
  const address = readPlannerAddress(new URLSearchParams(query));
  const page: SectionalPage = { ...plannerSample, fabricChoiceCode: address.fabric || "STONE" };
  const { design } = openDesign(address.design, dune);
  const request = toDetailsRequest(design, { fabric: page.fabricChoiceCode, legs: address.legs || "OAK" }, page);
  return {
    page,
    path: "/sectional-planner/dune",
    address,
    title: "Sectional Planner: Create Your Own",
    unit: "in",
    details: { request, value: detailsSample(request) },
    loadDetails: async (wanted) => detailsSample(wanted),
    renderFabrics: ({ choose, toUrl }) => (
      <a
        href={toUrl("SLATE")}
        onClick={(event) => {
          event.preventDefault();
          choose({ choiceCode: "SLATE", name: "Slate Linen" });
        }}
      >
        Slate Linen
      </a>
    ),
    DetailsPanel,
    startOverUrl: "/sectional-planner/dune",
    ...change,
  };
}

function show(query: string, change: Partial<PlannerProps> = {}) {
  const onUrl = vi.fn();
  const view = render(<Planner {...toProps(query, { onUrl, ...change })} />);
  const plan = within(screen.getByRole("group", { name: "Plan, seen from above" }));
  return { ...view, onUrl, plan, lastUrl: () => onUrl.mock.lastCall?.[0] };
}
const announcement = () => document.querySelector("[data-part=planner] > p[role=status]")?.textContent;
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

describe("the planner", () => {
  it("has the tabs of the specification, plan and list of the same pieces, and the total [SECT-03] [SECT-05] [SECT-06]", () => {
    const { plan } = show("design=10.LAS.ARM.RAS");
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "1. Build Sectional",
      "2. Select Fabric",
    ]);
    expect(plan.getByRole("button", { name: "Armless Seat, piece 2 of 3, 32 by 39 inches" })).toBeVisible();
    const list = within(screen.getByRole("list", { name: "Pieces from left to right" }));
    expect(list.getByRole("button", { name: "Change Armless Seat, piece 2 of 3, 32 by 39 inches" })).toBeVisible();
    expect(screen.getByText("$3,000.00")).toBeVisible();
    expect(screen.getByText("3 pieces, 112 in wide, 39 in deep.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add All to Cart" })).toBeEnabled();
  });

  it("is in the state of the tab that was pressed [SECT-19]", async () => {
    const { container, lastUrl } = show("");
    const panel = () => container.querySelector("[data-part=planner]")?.getAttribute("data-panel");
    expect(panel()).toBe("BuildSectional");
    await userEvent.click(screen.getByRole("tab", { name: "2. Select Fabric" }));
    expect(panel()).toBe("SelectFabric");
    expect(lastUrl()).toBe("/sectional-planner/dune?panel=SelectFabric");
    expect(screen.getByRole("group", { name: "Plan, seen from above" })).toBeVisible();
  });

  it("is complete without scripts: each command is a link to its result, each place a button of a form", () => {
    const html = renderToStaticMarkup(<Planner {...toProps("design=10.LAS.ARM.RAS&place=p2")} />);
    document.body.innerHTML = html;
    const form = document.querySelector<HTMLFormElement>("#planner-places");
    expect(form?.getAttribute("method")).toBe("get");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ design: "10.LAS.ARM.RAS" });
    expect(document.querySelectorAll('[data-place][form="planner-places"][type="submit"]').length).toBeGreaterThan(9);
    expect(document.querySelectorAll("[data-surface=plan] [data-place][tabindex='-1']")).toHaveLength(0);
    const linkTo = (text: string) =>
      [...document.querySelectorAll("a")].find(({ textContent }) => textContent === text)?.getAttribute("href");
    expect(linkTo("Corner")).toBe("/sectional-planner/dune?design=10.LAS.COR.RAS");
    expect(linkTo("Remove")).toBe("/sectional-planner/dune?design=10.LAS.RAS");
    expect(linkTo("Turn")).toBe("/sectional-planner/dune?design=11.LAS.ARM.RAS");
    expect(linkTo("Sofa with Chaise")).toBe("/sectional-planner/dune?design=10.LAS.ARM.RAC");
    document.body.innerHTML = "";
  });

  it("follows the key table on the plan, with the focus and an announcement after each key", async () => {
    const { plan, lastUrl } = show("design=10.LAS.ARM.COR.RAS");
    plan.getByRole("button", { name: /^Left-Arm Seat, piece 1/ }).focus();
    const press = (keys: string) => userEvent.keyboard(keys);
    await press("{End}");
    expect(focused()).toMatch(/^Right-Arm Seat, piece 4 of 4/);
    await press("{Home}");
    expect(focused()).toMatch(/^Left-Arm Seat, piece 1 of 4/);
    await press("{ArrowRight}");
    expect(focused()).toMatch(/^Add a piece between Left-Arm Seat and Armless Seat/);
    await press("{ArrowDown}");
    expect(focused()).toMatch(/^Armless Seat, piece 2/);
    await press("{Shift>}{ArrowRight}{/Shift}");
    expect(announcement()).toBe("Armless Seat moved to place 3. 4 pieces, 79 by 111 inches.");
    expect(focused()).toMatch(/^Armless Seat, piece 3 of 4/);
    await press("{Delete}");
    expect(announcement()).toMatch(/^Armless Seat removed\. 3 pieces/);
    expect(focused()).toMatch(/^Right-Arm Seat, piece 3 of 3/);
    await press("{Control>}z{/Control}");
    expect(announcement()).toMatch(/^Undone\. 4 pieces/);
    await press("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(announcement()).toMatch(/^Redone\. 3 pieces/);
    await press("{Control>}y{/Control}");
    expect(announcement()).toBe("Nothing to redo.");
    expect(lastUrl()).toBe("/sectional-planner/dune?design=10.LAS.COR.RAS");
  });

  it("opens the menu of a place with Enter, goes through it by keys and letters, and closes it with Escape", async () => {
    const { plan } = show("design=10.LAS.ARM.COR.RAS");
    const piece = plan.getByRole("button", { name: /^Armless Seat, piece 2/ });
    piece.focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("menu", { name: /^Armless Seat, piece 2/ })).toBeVisible();
    expect(focused()).toBe("Move right");
    await userEvent.keyboard("r");
    expect(focused()).toBe("Remove");
    await userEvent.keyboard("{ArrowUp}{Home}{ArrowUp}");
    expect(focused()).toBe(screen.getAllByRole("menuitem").at(-1)?.textContent);
    // With a modifier, keys are commands of the browser: Alt and Home open its home page.
    const last = focused();
    for (const modifier of ["altKey", "ctrlKey", "metaKey"])
      expect(fireEvent.keyDown(document.activeElement ?? piece, { key: "Home", [modifier]: true })).toBe(true);
    expect(focused()).toBe(last);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(piece);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(screen.getByRole("menuitem", { name: "Armless Loveseat" }));
    expect(announcement()).toMatch(/^Armless Seat replaced with Armless Loveseat\./);
    expect(focused()).toMatch(/^Armless Loveseat, piece 2 of 4/);
  });

  it("keeps the focus when undo takes the focused piece away, so that the next key works", async () => {
    const { plan, lastUrl } = show("design=10.LAS.RAS");
    plan.getByRole("button", { name: /^Add a piece between/ }).focus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(focused()).toMatch(/^Armless Seat, piece 2 of 3/);
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(focused()).toMatch(/^Right-Arm Seat, piece 2 of 2/);
    await userEvent.keyboard("{Control>}y{/Control}");
    expect(lastUrl()).toBe("/sectional-planner/dune?design=10.LAS.ARM.RAS");
    await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
    expect(announcement()).toBe("Nothing to undo.");
  });

  it("submits the total that it shows, also while the new one loads, so that another one is refused", async () => {
    const { plan } = show("design=10.LAS.ARM.RAS", { loadDetails: () => new Promise(() => {}) });
    plan.getByRole("button", { name: /^Armless Seat/ }).focus();
    await userEvent.keyboard("{Delete}");
    const form = screen.getByRole("button", { name: "Add All to Cart" }).closest("form") as HTMLFormElement;
    const fields = new FormData(form);
    expect([fields.get("design"), fields.get("total")]).toEqual(["10.LAS.RAS", "$3,000.00"]);
    expect(fields.get("totalPrice")).toBe("300000");
  });

  it("says the new total after the command, once", async () => {
    const { plan } = show("design=10.LAS.ARM.RAS");
    plan.getByRole("button", { name: /^Armless Seat/ }).focus();
    await userEvent.keyboard("{Delete}");
    expect(announcement()).toBe("Armless Seat removed. 2 pieces, 80 by 39 inches.");
    await waitFor(() => expect(announcement()).toBe("Total $2,000.00."));
  });

  it("greys an old total while the new one loads; after a failure the add is off, with its reason, until a retry", async () => {
    let answers = 0;
    const loadDetails: PlannerProps["loadDetails"] = async (wanted) => (answers++ === 0 ? null : detailsSample(wanted));
    const { plan, container } = show("design=10.LAS.ARM.RAS", { loadDetails });
    plan.getByRole("button", { name: /^Armless Seat/ }).focus();
    await userEvent.keyboard("{Delete}");
    expect(container.querySelector("[data-part=planner-sum]")).toHaveAttribute("data-stale");
    expect(await screen.findByText("The total could not be loaded.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add All to Cart" })).toBeDisabled();
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Add All to Cart" })).toBeEnabled());
  });

  it("submits the whole design with the total that was shown", () => {
    show("design=10.LAS.2xARM.RAS&fabric=SLATE&legs=BLK&replaces=d-1");
    const form = screen.getByRole("button", { name: "Add All to Cart" }).closest("form") as HTMLFormElement;
    expect(form.method).toBe("post");
    expect(Object.fromEntries(new FormData(form))).toEqual({
      collection: "dune",
      design: "10.LAS.2xARM.RAS",
      fabric: "SLATE",
      legs: "BLK",
      replaces: "d-1",
      total: "$4,000.00",
      totalPrice: "400000",
    });
  });

  it("asks about open ends once, for the design that they belong to", () => {
    const openEnds = { design: "10.LAS.ARM", question: "The right end is open: it has no arm." };
    const { rerender } = show("design=10.LAS.ARM", { openEnds });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The right end is open: it has no arm. Would you like to add it",
    );
    const anyway = screen.getByRole("button", { name: "Add All to Cart Anyway" });
    expect(new FormData(anyway.closest("form") as HTMLFormElement).get("openEnds")).toBe("10.LAS.ARM");
    rerender(<Planner key="other" {...toProps("design=10.LAS.RAS", { openEnds })} />);
    expect(screen.getByRole("button", { name: "Add All to Cart" })).toBeEnabled();
  });

  it("lists every field of the pieces, the options and the total in Sectional Details [SECT-15] [SECT-16] [SECT-17]", async () => {
    show("design=10.LAS.RAS");
    await userEvent.click(screen.getByRole("link", { name: "Sectional Details" }));
    const panel = within(await screen.findByRole("dialog", { name: "Sectional Details" }));
    const [piece] = within(panel.getByRole("list", { name: "Pieces" })).getAllByRole("listitem");
    expect(piece).toHaveTextContent("Left-Arm Seat$1,000.0040 in wide, 39 in deep, 31 in highItem 100200In stock");
    expect(piece).toHaveAttribute("data-item-type", "LAS");
    expect(within(piece as HTMLElement).getByRole("link")).toHaveAttribute("href", "/product/100200");
    expect(piece?.querySelector("img")).toHaveAttribute("src", "/pictures/dune-left-arm-800.webp");
    const options = [...document.querySelectorAll("[data-part=details-list] dl > div")];
    expect(options.map((one) => [one.textContent, one.getAttribute("data-experience")])).toEqual([
      ["FabricStone Linen", "1"],
      ["LegsNatural Oak", "0"],
    ]);
    expect(options[0]?.querySelector("img")).toHaveAttribute("src", "/pictures/swatch-200.webp");
    expect(panel.getByText("$2,000.00")).toBeVisible();
    expect(panel.getByRole("button", { name: "Add All to Cart" })).toBeEnabled();
  });

  it("puts fabric and legs into the address and loads their details", async () => {
    const asked: string[] = [];
    const loadDetails: PlannerProps["loadDetails"] = async (wanted) => {
      asked.push(`${wanted.fabricChoiceCode} ${wanted.legFinishCode}`);
      return detailsSample(wanted);
    };
    const { lastUrl } = show("design=10.LAS.RAS&panel=SelectFabric", { loadDetails });
    await userEvent.click(screen.getByRole("link", { name: "Slate Linen" }));
    await userEvent.click(screen.getByRole("radio", { name: "Blackened Oak" }));
    expect(lastUrl()).toBe("/sectional-planner/dune?design=10.LAS.RAS&fabric=SLATE&legs=BLK&panel=SelectFabric");
    // A slow machine may ask for the fabric alone first.
    await waitFor(() => expect(asked.at(-1)).toBe("SLATE BLK"));
  });

  it("says that a design cannot be opened as it was, with what is left out", () => {
    show("design=10.LAC.COR.COR.RAS");
    expect(screen.getByText("This design cannot be opened as it was.").parentElement).toHaveTextContent(
      "Left out, because it does not fit: Right-Arm Seat.",
    );
    expect(screen.getByText(/^3 pieces, /)).toBeVisible();
  });

  it("offers the last design once on the bare address [SECT-09]", async () => {
    show("design=10.LAS.ARM.RAS&legs=BLK").unmount();
    const { lastUrl } = show("");
    await userEvent.click(screen.getByRole("link", { name: "Restore my design" }));
    expect(lastUrl()).toBe("/sectional-planner/dune?design=10.LAS.ARM.RAS&legs=BLK");
    expect(screen.queryByRole("link", { name: "Restore my design" })).toBeNull();
  });

  it("copies a link to the design, its fabric and legs, and shows it where the clipboard is refused", async () => {
    const user = userEvent.setup();
    const { rerender } = show("design=10.LAS.RAS&replaces=d-1&panel=SelectFabric");
    await user.click(screen.getByRole("button", { name: "Copy Link" }));
    expect(await screen.findByText("Link copied.")).toBeVisible();
    const link = "http://localhost:3000/sectional-planner/dune?design=10.LAS.RAS&fabric=STONE&legs=OAK";
    expect(await navigator.clipboard.readText()).toBe(link);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("denied"));
    await user.click(screen.getByRole("button", { name: "Copy Link" }));
    expect(await screen.findByRole("textbox", { name: "Link to this design" })).toHaveValue(link);
    // Another design has another link.
    await user.click(screen.getByRole("link", { name: "Turn" }));
    expect(screen.queryByRole("textbox", { name: "Link to this design" })).toBeNull();
    rerender(<div />);
  });

  it("hands the design and the measures that were taken before to the page that checks its fit", () => {
    show("design=10.LAS.RAS&fit=doorWidth%3D32%26unit%3Din", { fitPath: "/sectional-planner/dune/fit" });
    expect(screen.getByRole("link", { name: "Will It Fit?" })).toHaveAttribute(
      "href",
      "/sectional-planner/dune/fit?design=10.LAS.RAS&fabric=STONE&legs=OAK&doorWidth=32&unit=in",
    );
  });

  it("prints the plan in place of the 3D view, with fabric and legs", () => {
    const FrameView = () => <p>3D</p>;
    const page = { ...plannerSample, configuratorUrl: "https://planner.example/" };
    const { container } = render(<Planner {...toProps("design=10.LAS.RAS&view=3d", { page, FrameView })} />);
    const printed = [...container.querySelectorAll("[data-part=printed]")];
    expect(printed[0]?.querySelector("[data-part=room]")).not.toBeNull();
    expect(printed.at(-1)).toHaveTextContent("Stone Linen, Natural Oak");
  });

  it("says that the fabric of a design is not offered here", () => {
    show("design=10.LAS.RAS&fabric=GONE", { page: plannerSample });
    expect(screen.getByText("The fabric of this design is not offered here. You see it in Stone Linen.")).toBeVisible();
  });

  it("says that an add replaces a design of the cart, until it is added as another one", async () => {
    const { lastUrl } = show("design=10.LAS.RAS&replaces=d-1");
    await userEvent.click(screen.getByRole("link", { name: "Add it as another design instead" }));
    expect(lastUrl()).toBe("/sectional-planner/dune?design=10.LAS.RAS");
    expect(screen.queryByText(/You are changing a design/)).toBeNull();
  });

  it("moves the chaise to the other side when it is dragged onto the other end", () => {
    const { plan, lastUrl } = show("design=10.LAS.ARM.RAC");
    const area = screen.getByRole("group", { name: "Plan, seen from above" });
    area.setPointerCapture = () => {};
    fireEvent.pointerDown(plan.getByRole("button", { name: /^Right-Arm Chaise/ }), {
      clientX: 0,
      clientY: 0,
      button: 0,
    });
    fireEvent.pointerMove(area, { clientX: -71, clientY: -13 });
    fireEvent.pointerUp(area);
    expect(lastUrl()).toBe("/sectional-planner/dune?design=10.LAC.ARM.RAS");
  });

  it("drops nothing after Escape", () => {
    const { plan, onUrl } = show("design=10.LAS.ARM.COR.RAS");
    const area = screen.getByRole("group", { name: "Plan, seen from above" });
    area.setPointerCapture = () => {};
    fireEvent.pointerDown(plan.getByRole("button", { name: /^Armless Seat/ }), { clientX: 0, clientY: 0, button: 0 });
    fireEvent.pointerMove(area, { clientX: 36, clientY: 0 });
    fireEvent.keyDown(area, { key: "Escape" });
    fireEvent.pointerUp(area);
    expect(onUrl).not.toHaveBeenCalled();
  });

  it("moves a piece that is dragged onto another one, and opens no menu", () => {
    const { plan, lastUrl } = show("design=10.LAS.ARM.COR.RAS");
    const area = screen.getByRole("group", { name: "Plan, seen from above" });
    area.setPointerCapture = () => {};
    const piece = plan.getByRole("button", { name: /^Armless Seat/ });
    fireEvent.pointerDown(piece, { clientX: 100, clientY: 100, button: 0 });
    // Without a layout, a pixel is an inch: the corner's middle is 35.5 inches to the right.
    fireEvent.pointerMove(area, { clientX: 136, clientY: 100 });
    fireEvent.pointerUp(area);
    expect(lastUrl()).toBe("/sectional-planner/dune?design=10.LAS.COR.ARM.RAS");
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
