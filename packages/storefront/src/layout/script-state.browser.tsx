import { afterEach, expect, it, vi } from "vitest";
import { watchScripts } from "./script-state.ts";

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** A document that watches its scripts, of which one has this address. */
function openPage({ patience, script }: { patience: number; script: string }) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frames.push(frame);
  const page = frame.contentDocument as Document;
  page.open();
  page.write(
    `<!doctype html><script>(${watchScripts})(${patience})</script><script type="module" src="${script}"></script>`,
  );
  page.close();
  return page.documentElement;
}
const never = 2 ** 31 - 1;
const fine = "data:text/javascript,document.documentElement.dataset.scripts='running'";

it("hides what only a page without scripts needs as long as they may come", async () => {
  const root = openPage({ patience: never, script: fine });
  expect(root.dataset.scripts).toBe("starting");
  await vi.waitFor(() => expect(root.dataset.scripts).toBe("running"));
});

it("shows it once a script cannot be loaded", async () => {
  const root = openPage({ patience: never, script: "/no/such/script.js" });
  await vi.waitFor(() => expect(root.dataset.scripts).toBeUndefined());
});

it("shows it once they have not run in time, and never when they have", async () => {
  const late = openPage({ patience: 10, script: "data:text/javascript," });
  await vi.waitFor(() => expect(late.dataset.scripts).toBeUndefined());
  const running = openPage({ patience: 400, script: fine });
  await vi.waitFor(() => expect(running.dataset.scripts).toBe("running"));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(running.dataset.scripts).toBe("running");
});
