import { describe, expect, it } from "vitest";
import { formatDesign } from "../layout/design-text.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { noDesigns, sendDesign } from "../protocol/sync-designs.ts";
import { type FrameView, receivePieces } from "./receive-pieces.ts";

const viewOf = (known: string, change: Partial<FrameView> = {}): FrameView => ({
  sent: noDesigns,
  known,
  isGreeted: true,
  problem: null,
  ...change,
});
const receive = (view: FrameView, ...itemTypes: string[]) => receivePieces(view, { itemTypes }, dune);
const textOf = ({ edit }: ReturnType<typeof receive>) => edit && formatDesign(edit);

describe("a frame that sends item types without a layout (AMB-216)", () => {
  it.each([
    ["a piece more", "10.LAS.RAS", ["LAS", "RAS", "ARM"], "10.LAS.ARM.RAS"],
    ["a piece less", "11.LAS.ARM.COR.RAS", ["LAS", "COR", "RAS"], "11.LAS.COR.RAS"],
    ["another end", "10.LAS.ARM.RAS", ["LAS", "ARM", "RAC"], "10.LAS.ARM.RAC"],
    ["the first pieces", "", ["RAS", "ARM", "ARM", "LAS"], "10.LAS.2xARM.RAS"],
    ["an ottoman", "10.LAS.ARM.RAS", ["LAS", "ARM", "RAS", "OTT"], "10.LAS*OTT.ARM.RAS"],
    ["no piece any more", "10.LAS.RAS", [], "10"],
  ])("changes the layout to the nearest one of its pieces: %s", (_, known, itemTypes, design) => {
    const received = receive(viewOf(known, { problem: "noPlan" }), ...itemTypes);
    expect(textOf(received)).toBe(design);
    expect(received.view).toMatchObject({ known: design === "10" ? "" : design, problem: null });
  });

  it("changes nothing with the same pieces in another order", () => {
    expect(receive(viewOf("10.LAS.ARM.RAC"), "RAC", "ARM", "LAS").edit).toBeUndefined();
  });

  it.each([[["LAS", "LAS"]], [["LAS", "GONE"]], [["LAS", "RAS", "LAC"]]])(
    "that join to no layout changes nothing, and says so: %j",
    (itemTypes) => {
      const { view, edit } = receive(viewOf("10.LAS.RAS"), ...itemTypes);
      expect([edit, view.problem, view.known]).toEqual([undefined, "noPlan", "10.LAS.RAS"]);
    },
  );

  it("begins with pieces of its own: they take an empty plan, and leave a design as it is", () => {
    expect(textOf(receive(viewOf("", { isGreeted: false }), "LAS", "RAS"))).toBe("10.LAS.RAS");
    const { view, edit } = receive(viewOf("10.LAC.RAS", { isGreeted: false }), "LAS", "RAS");
    expect([edit, view.problem, view.isGreeted]).toEqual([undefined, "otherPieces", true]);
    expect(receive(viewOf("10.LAC.RAS", { isGreeted: false }), "LAC", "RAS").view.problem).toBeNull();
    expect(textOf(receive(view, "LAC", "ARM", "RAS"))).toBe("10.LAC.ARM.RAS");
  });

  it("is heard while the page waits for an answer, which it never gives", () => {
    const { sent } = sendDesign(noDesigns, "10.LAS.RAS");
    const { view, edit } = receive(viewOf("10.LAS.RAS", { sent }), "LAS", "ARM", "RAS");
    expect([edit !== undefined, view.sent.pending]).toEqual([true, []]);
  });
});

describe("a frame that sends layouts", () => {
  const receiveText = (view: FrameView, design: string) => receivePieces(view, { itemTypes: [], design }, dune);

  it("proposes its layout, and nothing that cannot be built", () => {
    expect(textOf(receiveText(viewOf("10.LAS.RAS"), "11.LAS.ARM.ARM.RAS"))).toBe("11.LAS.2xARM.RAS");
    expect(receiveText(viewOf("10.LAS.RAS"), "10.LAS.LAS").edit).toBeUndefined();
    expect(receiveText(viewOf("10.LAS.RAS"), "10.LAS.RAS").edit).toBeUndefined();
  });

  it("answers the page's layout, and until then is not heard (AMB-257)", () => {
    const { sent } = sendDesign(noDesigns, "10.LAS.RAS");
    const waiting = viewOf("10.LAS.RAS", { sent, problem: "otherPieces" });
    expect(receiveText(waiting, "10.LAS")).toEqual({ view: waiting });
    expect(receiveText(waiting, "10.LAS.RAS").view).toMatchObject({ sent: { pending: [] }, problem: null });
  });
});
