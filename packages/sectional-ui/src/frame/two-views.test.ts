import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { applyDesignCommand } from "../layout/apply-design-command.ts";
import type { Design } from "../layout/design.ts";
import { startHistory } from "../layout/design-history.ts";
import { formatDesign, parseDesign } from "../layout/design-text.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { listCommands } from "../places/list-commands.ts";
import { listPlaces } from "../places/list-places.ts";
import { noDesigns, readFragment, sendDesign } from "../protocol/sync-designs.ts";
import { type PlannerState, plannerReducer, toNewId } from "../state/planner-state.ts";
import { toDesignText } from "../state/use-planner.ts";
import { type FrameView, receivePieces } from "./receive-pieces.ts";

/** Messages of one direction: each arrives after its own delay, and none overtakes another. */
function createLine(deliver: (text: string) => void) {
  const waiting: { due: number; text: string }[] = [];
  return {
    send: (text: string, due: number) => {
      waiting.push({ due: Math.max(due, waiting.at(-1)?.due ?? 0), text });
    },
    run(now: number) {
      while (waiting[0] && waiting[0].due <= now) deliver(waiting.shift()?.text ?? "");
    },
    isEmpty: () => waiting.length === 0,
  };
}

/** A command that the menus of a layout offer. */
function pickCommand(design: Design, choice: number, id: string) {
  const commands = listPlaces(design, dune, "in").flatMap((place) =>
    listCommands(place, { design, catalog: dune, id }),
  );
  return commands[choice % commands.length]?.command;
}

/** The page as `useFrame` drives it, with the reducer of the planner. */
function createPage(design: string, send: (fragment: string) => void) {
  const reduce = plannerReducer(dune, "in");
  let state = {
    history: startHistory(openDesign(design, dune).design),
    menu: null,
    active: "",
    focus: null,
    announcement: { text: "" },
    added: 0,
  } as unknown as PlannerState;
  let view: FrameView = { sent: noDesigns, known: design, isGreeted: false, problem: null };
  const getDesign = () => toDesignText(state.history.present);
  function update(next: PlannerState) {
    state = next;
    if (view.known === getDesign()) return;
    const { sent, fragment } = sendDesign(view.sent, getDesign() === "" ? "10" : getDesign());
    view = { ...view, sent, known: getDesign() };
    send(fragment);
  }
  return {
    getDesign,
    edit(choice: number) {
      const command = pickCommand(state.history.present, choice, toNewId(state));
      if (command) update(reduce(state, { type: "command", command, surface: "plan" }));
    },
    step: (type: "undo" | "redo") => update(reduce(state, { type })),
    hear(text: string) {
      const { view: next, edit } = receivePieces(view, { itemTypes: [], design: text }, dune);
      view = next;
      if (edit) update(reduce(state, { type: "open", design: edit, announcement: "" }));
    },
  };
}

/** The frame: it shows the layout of its fragment, or the shopper's edit, and says so. */
function createFrame(text: string, send: (text: string) => void) {
  let design: Design = { rotation: 0, pieces: [] };
  let added = 0;
  function show(next: Design) {
    design = next;
    send(formatDesign(next));
  }
  function open(text: string) {
    const parsed = parseDesign(text, dune);
    show(parsed.ok ? parsed.design : { rotation: 0, pieces: [] });
  }
  open(text);
  return {
    getDesign: () => toDesignText(design),
    open,
    edit(choice: number) {
      const command = pickCommand(design, choice, `v${++added}`);
      const result = command && applyDesignCommand(design, command, dune);
      if (result?.ok) show(result.design);
    },
  };
}

const anyEvent = fc.record({
  who: fc.constantFrom("page", "frame", "page", "frame", "undo", "redo"),
  choice: fc.nat(500),
  wait: fc.nat(40),
  delay: fc.nat(120),
});

describe("plan and 3D view while both are edited", () => {
  it("end with the same layout, whatever the delays of their messages [SECT-24] (AMB-257)", () => {
    const property = fc.property(fc.array(anyEvent, { maxLength: 25 }), (events) => {
      let [now, delay, fragment] = [0, 0, ""];
      const toFrame = createLine(() => frame.open(readFragment(fragment) ?? ""));
      const toPage = createLine((text) => page.hear(text));
      const page = createPage("10.LAS.RAS", (next) => {
        // A fragment that follows another before the frame has looked takes its place.
        fragment = next;
        toFrame.send(next, now + delay);
      });
      const frame = createFrame("10.LAS.RAS", (text) => toPage.send(text, now + delay));
      const runUntil = (end: number) => {
        for (; now < end; now++) {
          toFrame.run(now);
          toPage.run(now);
        }
      };
      for (const event of events) {
        runUntil(now + event.wait);
        delay = event.delay;
        if (event.who === "page") page.edit(event.choice);
        else if (event.who === "frame") frame.edit(event.choice);
        else page.step(event.who as "undo" | "redo");
      }
      while (!toFrame.isEmpty() || !toPage.isEmpty()) runUntil(now + 200);
      expect(frame.getDesign()).toBe(page.getDesign());
      expect(openDesign(page.getDesign(), dune).leftOut).toBeNull();
    });
    fc.assert(property, { numRuns: 300 });
  });
});
