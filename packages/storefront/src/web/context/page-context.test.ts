import type { CallFailure } from "@store/checkout-client";
import { describe, expect, it } from "vitest";
import { replyOf } from "./page-context.ts";

async function statusAfter(failure: CallFailure): Promise<number | undefined> {
  const thrown: unknown = await replyOf(Promise.resolve({ ok: false, failure })).catch((error: unknown) => error);
  return (thrown as { init?: { status?: number } }).init?.status;
}

describe("replyOf", () => {
  it("returns the service's reply", async () => {
    expect(await replyOf(Promise.resolve({ ok: true, value: { count: 2 } }))).toEqual({ count: 2 });
  });

  it.each<[CallFailure, number]>([
    [{ kind: "http", status: 500, message: "GetHome failed. Status: 500" } as CallFailure, 500],
    [{ kind: "unreadableReply", status: 200, message: "unreadable" } as CallFailure, 503],
    [{ kind: "network", message: "Failed to fetch" } as CallFailure, 503],
    [{ kind: "refused", status: 400, errorCode: "InvalidRequest", message: "" } as CallFailure, 404],
    [{ kind: "refused", status: 404, errorCode: "SkuNotFound", message: "" } as CallFailure, 404],
  ])("of %o makes a page with status %d", async (failure, status) => {
    expect(await statusAfter(failure)).toBe(status);
  });
});
