import type { SectionalDetails } from "@store/contract/sectionals";
import type { GetSectionalDetails } from "@store/contract/sectionals/requests";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { toDetailsRequest } from "../design/to-details-request.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { detailsSample, plannerSample } from "../planner/planner.samples.ts";
import { useDetails } from "./use-details.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const requestOf = (design: string) =>
  toDetailsRequest(openDesign(design, dune).design, { fabric: "STONE", legs: "OAK" }, plannerSample);

/** A service that answers when it is told to. */
function pendingService() {
  const calls: {
    request: GetSectionalDetails;
    signal: AbortSignal;
    answer: (value: SectionalDetails | null) => void;
  }[] = [];
  const load = (request: GetSectionalDetails, signal: AbortSignal) =>
    new Promise<SectionalDetails | null>((answer) => calls.push({ request, signal, answer }));
  return { calls, load };
}

function watch(design: string) {
  const { calls, load } = pendingService();
  const hook = renderHook(({ text }) => useDetails(requestOf(text), null, load), { initialProps: { text: design } });
  return { calls, hook, show: (text: string) => hook.rerender({ text }), state: () => hook.result.current };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the details of a design", () => {
  it("are loaded once for ten quick changes", async () => {
    const { calls, show, state } = watch("10.LAS.RAS");
    for (let count = 1; count <= 10; count++) {
      show(`10.LAS.${count}xARM.RAS`);
      await pass(100);
    }
    await pass(300);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.request.itemTypes).toHaveLength(12);
    expect(state().status).toBe("loading");
    await act(async () => calls[0]?.answer(detailsSample({ itemTypes: requestOf("10.LAS.10xARM.RAS").itemTypes })));
    expect(state()).toMatchObject({ status: "current", value: { FormattedTotalPrice: "$12,000.00" } });
  });

  it("of an earlier design never replace newer ones, however late they come", async () => {
    const { calls, show, state } = watch("10.LAS.RAS");
    await pass(300);
    show("10.LAS.ARM.RAS");
    await pass(300);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await act(async () => calls[1]?.answer(detailsSample({ itemTypes: ["LAS", "ARM", "RAS"] })));
    await act(async () => calls[0]?.answer(detailsSample({ itemTypes: ["LAS", "RAS"] })));
    expect(state()).toMatchObject({ status: "current", value: { FormattedTotalPrice: "$3,000.00" } });
  });

  it("that failed are loaded again on request; until then the earlier ones stay", async () => {
    const { calls, show, state } = watch("10.LAS.RAS");
    await pass(300);
    await act(async () => calls[0]?.answer(detailsSample({ itemTypes: ["LAS", "RAS"] })));
    show("10.LAS.ARM.RAS");
    await pass(300);
    await act(async () => calls[1]?.answer(null));
    expect(state()).toMatchObject({ status: "failed", value: { FormattedTotalPrice: "$2,000.00" } });
    act(() => state().retry());
    expect(state().status).toBe("loading");
    await pass(300);
    await act(async () => calls[2]?.answer(detailsSample({ itemTypes: ["LAS", "ARM", "RAS"] })));
    expect(state()).toMatchObject({ status: "current", value: { FormattedTotalPrice: "$3,000.00" } });
  });

  it("that came with the page are not loaded again", async () => {
    const { calls, load } = pendingService();
    const request = requestOf("10.LAS.RAS");
    const known = { request, value: detailsSample(request) };
    const { result } = renderHook(() => useDetails(request, known, load));
    await pass(1000);
    expect(calls).toEqual([]);
    expect(result.current.status).toBe("current");
  });

  it("are empty for a design without pieces, without a call", async () => {
    const { calls, state } = watch("");
    await pass(1000);
    expect(calls).toEqual([]);
    expect(state()).toMatchObject({ value: null, status: "current" });
  });
});
