import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { readPlannerAddress } from "../design/planner-address.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { plannerSample } from "../planner/planner.samples.ts";
import { usePlanner } from "../state/use-planner.ts";
import type { LoadPrice } from "./answer-prices.ts";
import { useFrame } from "./use-frame.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const origin = "https://planner.example";
const codes = { armChoiceCode: "", cushionCode: "", cushionChoice: "", legFinishCode: "" };

/** A planner and its frame, which does what the test tells it to. */
function open(text: string, loadPrice: LoadPrice = async () => null) {
  const addresses: string[] = [];
  const contentWindow = { postMessage: vi.fn(), location: { replace: (url: string) => addresses.push(url) } };
  const element = { current: { contentWindow } as unknown as HTMLIFrameElement };
  const page = { ...plannerSample, configuratorUrl: `${origin}/`, fabricChoiceCode: "STONE" };
  const onError = vi.fn();
  const { result, unmount } = renderHook(() => {
    const { design } = openDesign(text, dune);
    const address = readPlannerAddress(new URLSearchParams({ design: text }));
    const planner = usePlanner({ page, catalog: dune, design, address, path: "/dune", unit: "in" });
    return { planner, frame: useFrame(element, { planner, page, loadPrice, onError }) };
  });
  const post = (type: string, data: object) => {
    const event = Object.assign(new Event("message"), { data: { type, data }, origin, source: contentWindow });
    act(() => void window.dispatchEvent(event));
  };
  const say = (itemTypes: string[], text?: string) => {
    post("ConfiguratorProductsItemTypesChanged", {
      itemTypes,
      ...codes,
      ...(text !== undefined && { design: text }),
    });
  };
  const ask = (itemType: string) => post("ConfiguratorGetItemTypeprice", { itemType });
  /** The prices that the frame was told. */
  const told = () =>
    contentWindow.postMessage.mock.calls
      .map(([message]) => message)
      .filter(({ type }) => type === "ConfiguratorGetItemTypeprice")
      .map(({ data }) => data.currentPrice);
  const edit = (id: string) => act(() => result.current.planner.run({ kind: "remove", id }, "list"));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    result,
    unmount,
    addresses,
    onError,
    say,
    ask,
    told,
    edit,
    pass,
    design: () => result.current.planner.designText,
  };
}

describe("the frame of a planner", () => {
  it("that sends item types alone changes the design, which undo brings back", () => {
    const { say, design, result, addresses } = open("10.LAS.RAS");
    say(["LAS", "RAS"]);
    expect(result.current.frame).toMatchObject({ isReady: true, problem: null });
    say(["LAS", "ARM", "RAS"]);
    expect([design(), addresses]).toEqual(["10.LAS.ARM.RAS", []]);
    act(() => result.current.planner.dispatch({ type: "undo" }));
    expect([design(), addresses.length]).toEqual(["10.LAS.RAS", 1]);
  });

  it("that answers no layout is waited for 2 seconds, then heard again", async () => {
    const { say, edit, pass, design, result, addresses } = open("10.LAS.ARM.RAS");
    say(["LAS", "ARM", "RAS"], "10.LAS.ARM.RAS");
    edit("p2");
    expect(addresses.at(-1)).toMatch(/#design=10\.LAS\.RAS&n=1$/);
    await pass(1999);
    say(["LAS", "COR", "RAS"], "10.LAS.COR.RAS");
    expect([design(), result.current.frame.problem]).toEqual(["10.LAS.RAS", null]);
    await pass(1);
    expect(result.current.frame.problem).toBe("otherPieces");
    say(["LAS", "COR", "RAS"], "10.LAS.COR.RAS");
    expect([design(), result.current.frame.problem]).toEqual(["10.LAS.COR.RAS", null]);
  });

  it("that answers late has its answer taken as one: nothing changes, and no problem is left", async () => {
    const { say, edit, pass, design, result } = open("10.LAS.ARM.RAS");
    say(["LAS", "ARM", "RAS"], "10.LAS.ARM.RAS");
    edit("p2");
    await pass(3000);
    say(["LAS", "RAS"], "10.LAS.RAS");
    expect([design(), result.current.frame.problem]).toEqual(["10.LAS.RAS", null]);
    expect(result.current.planner.state.history.past).toHaveLength(1);
  });

  it("that answers in time is not called silent, whatever time passes", async () => {
    const { say, edit, pass, result } = open("10.LAS.ARM.RAS");
    say(["LAS", "ARM", "RAS"], "10.LAS.ARM.RAS");
    edit("p2");
    await pass(500);
    say(["LAS", "RAS"], "10.LAS.RAS");
    await pass(60_000);
    expect(result.current.frame.problem).toBeNull();
  });

  it("hears the second of two changes that come before the page has drawn the first", () => {
    const { say, design } = open("10.LAS.RAS");
    say(["LAS", "RAS"], "10.LAS.RAS");
    act(() => {
      say(["LAS", "ARM", "RAS"], "10.LAS.ARM.RAS");
      say(["LAS", "RAS"], "10.LAS.RAS");
    });
    expect(design()).toBe("10.LAS.RAS");
  });

  it("that opens on a design which was changed meanwhile gets the change and undoes nothing", () => {
    const { say, edit, design, addresses } = open("10.LAS.ARM.RAS");
    edit("p2");
    say(["LAS", "ARM", "RAS"], "10.LAS.ARM.RAS");
    expect(design()).toBe("10.LAS.RAS");
    expect(addresses.at(-1)).toMatch(/#design=10\.LAS\.RAS&n=1$/);
  });

  it("gets each price by one call, and none of a fabric that is no longer shown", async () => {
    const answers: ((cents: number) => void)[] = [];
    const loadPrice = vi.fn<LoadPrice>(
      () => new Promise((resolve) => answers.push((cents) => resolve({ currentPrice: cents, regularPrice: cents }))),
    );
    const { say, ask, told, result, pass } = open("10.LAS.RAS", loadPrice);
    say(["LAS", "RAS"], "10.LAS.RAS");
    ask("ARM");
    act(() => result.current.planner.dispatch({ type: "choose", choice: { fabric: "SLATE" } }));
    ask("ARM");
    answers[1]?.(144_900);
    await pass(0);
    answers[0]?.(99_900);
    await pass(0);
    expect(told()).toEqual([144_900]);
    ask("ARM");
    expect(told()).toEqual([144_900, 144_900]);
    expect(loadPrice).toHaveBeenCalledTimes(2);
    ask("NONE");
    expect(loadPrice).toHaveBeenCalledTimes(2);
  });

  it("whose pieces join to no plan leaves design and page as they are, and says so", () => {
    const { say, design, result, onError } = open("10.LAS.RAS");
    say(["LAS", "RAS"]);
    say(["LAS", "LAS"]);
    expect([design(), result.current.frame.problem]).toEqual(["10.LAS.RAS", "noPlan"]);
    expect(onError).not.toHaveBeenCalled();
  });
});
