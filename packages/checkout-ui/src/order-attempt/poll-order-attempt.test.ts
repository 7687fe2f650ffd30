import type { OrderAttempt } from "@store/contract/orders";
import { describe, expect, it } from "vitest";
import { pollOrderAttempt } from "./recover-order-attempt.ts";

type Answer = OrderAttempt["status"] | "silent" | "reset";

async function follow(answers: Answer[]) {
  const waits: number[] = [];
  let requested = 0;
  const end = await pollOrderAttempt({
    wait: async (delayMs) => void waits.push(delayMs),
    fetchAttempt: async () => {
      const answer = answers[Math.min(requested, answers.length - 1)] ?? "none";
      requested += 1;
      if (answer === "silent" || answer === "reset") return answer;
      return { isSuccess: true, status: answer, redirectUrl: answer === "placed" ? "/done" : null };
    },
  });
  return { end: end.kind, requested, waits };
}

describe("polling an attempt", () => {
  it.each([
    [["placed"], "placed", []],
    [["inProgress", "confirming", "placed"], "placed", [1000, 2000]],
    [["silent", "failed"], "failed", [1000]],
    [["none"], "none", []],
    [["reset"], "reset", []],
  ] as Array<[Answer[], string, number[]]>)("ends with the first final answer: %s", async (answers, end, waits) => {
    expect(await follow(answers)).toMatchObject({ end, waits });
  });

  it("stops after a minute with the attempt still open", async () => {
    const { end, waits } = await follow(["confirming"]);
    expect(end).toBe("open");
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(60_000);
  });
});
