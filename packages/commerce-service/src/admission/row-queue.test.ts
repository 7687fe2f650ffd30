import { expect, it, vi } from "vitest";
import { createRowQueue } from "./row-queue.ts";

/** Runs work that ends when it is told to; returns which has begun. */
function crowd({ patienceMs = 10_000 } = {}) {
  const queue = createRowQueue({ atOnce: 5, patienceMs });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (name: string, rows: readonly string[]) =>
    queue.run(rows, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  return { begun, run, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const five = ["one", "two", "three", "four", "five"];

it("runs five pieces of work on a row at once, and the next when one ends, whether it fails or not", async () => {
  const { begun, run, end } = crowd();
  const [first, second] = [...five, "six", "seven"].map((name) => run(name, ["lamp"]));
  await settled();
  expect(begun).toEqual(five);
  end("one");
  expect(await first).toBe("one");
  end("two", new Error("no"));
  await expect(second).rejects.toThrow("no");
  await settled();
  expect(begun).toEqual([...five, "six", "seven"]);
});

it("delays no work on other rows", async () => {
  const { begun, run } = crowd();
  for (const name of [...five, "six"]) void run(name, ["lamp"]);
  void run("sofa", ["sofa", "sofa"]);
  await settled();
  expect(begun).toEqual([...five, "sofa"]);
});

it("lets two crowds that want the same rows in another order end", async () => {
  const { begun, run, end } = crowd();
  const names = Array.from({ length: 20 }, (_, index) => `order ${index}`);
  const all = names.map((name, index) => run(name, index % 2 === 0 ? ["lamp", "sofa"] : ["sofa", "lamp"]));
  for (const name of names) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(names);
});

it("waits for all rows of a call together no longer than its patience", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const { begun, run } = crowd({ patienceMs: 1000 });
    const rows = ["chair", "lamp", "sofa"];
    for (const row of rows) for (const name of five) void run(`${row} ${name}`, [row]);
    await settled();
    void run("all", rows);
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).not.toContain("all");
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toContain("all");
  } finally {
    vi.useRealTimers();
  }
});
