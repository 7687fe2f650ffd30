import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { onFirstIntent } from "./on-first-intent.ts";

it("acts once at the first sign of a press, and not after it was stopped", async () => {
  const act = vi.fn();
  const late = vi.fn();
  onFirstIntent(act);
  onFirstIntent(late)();
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await userEvent.keyboard("a");
  expect(act).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
});
