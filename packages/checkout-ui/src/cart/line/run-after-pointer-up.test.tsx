import { afterEach, expect, it, vi } from "vitest";
import { runAfterPointerUp, watchPointer } from "./use-quantity-field.ts";

const mouse = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));
const later = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => void mouse("mouseup"));

it("runs at once while no pointer is down", () => {
  watchPointer();
  const work = vi.fn();
  runAfterPointerUp(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(["mouseup", "dragend"])("waits for the %s of the current pointer press, and for its click", async (name) => {
  watchPointer();
  watchPointer();
  const work = vi.fn();
  mouse("mousedown");
  runAfterPointerUp(work);
  await later();
  expect(work).not.toHaveBeenCalled();
  mouse(name);
  expect(work).not.toHaveBeenCalled();
  await later();
  expect(work).toHaveBeenCalledTimes(1);
  mouse("mouseup");
  await later();
  expect(work).toHaveBeenCalledTimes(1);
});
