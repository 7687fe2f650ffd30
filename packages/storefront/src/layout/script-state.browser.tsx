import { afterEach, describe, expect, it, vi } from "vitest";
import { watchScripts } from "./script-state.ts";

const never = 2 ** 31 - 1;
const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** A document that watches its scripts, whose module imports this URL like a built page imports its entry. */
function openPage({
  patience = never,
  script = "data:text/javascript,",
  body = "",
  formTimeout = never,
  isWaiting = false,
}) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frames.push(frame);
  const page = frame.contentDocument as Document;
  page.open();
  page.write(
    `<!doctype html><script>(${watchScripts})(${patience}, ${formTimeout}, ${isWaiting})</script>${body}<script type="module">import("${script}")</script>`,
  );
  page.close();
  return page.documentElement;
}
const fine = "data:text/javascript,document.documentElement.dataset.scripts='running'";

it("hides what only a page without scripts needs as long as scripts may still load", async () => {
  const root = openPage({ patience: never, script: fine });
  expect(root.dataset.scripts).toBe("starting");
  await vi.waitFor(() => expect(root.dataset.scripts).toBe("running"));
});

it("shows it after a script could not be loaded", async () => {
  const root = openPage({ patience: never, script: "/no/such/script.js" });
  await vi.waitFor(() => expect(root.dataset.scripts).toBeUndefined());
});

it("shows it if they have not run in time, and never if they have", async () => {
  const page = openPage({ patience: 10, script: "data:text/javascript," });
  await vi.waitFor(() => expect(page.dataset.scripts).toBeUndefined());
  const running = openPage({ patience: 400, script: fine });
  await vi.waitFor(() => expect(running.dataset.scripts).toBe("running"));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(running.dataset.scripts).toBe("running");
});

it("counts the time from the intent on if the scripts wait for one", async () => {
  const root = openPage({ patience: 50, isWaiting: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(root.dataset.scripts).toBe("waiting");
  root.ownerDocument.defaultView?.dispatchEvent(new Event("intent"));
  await vi.waitFor(() => expect(root.dataset.scripts).toBeUndefined());
});

describe("while the response to a form is pending", () => {
  const body =
    '<iframe name="answer"></iframe><form method="post" action="about:blank" target="answer"><button>Give</button></form><a href="#other">Other</a>';

  function give(root: HTMLElement) {
    const heard = vi.fn();
    const button = root.querySelector("button");
    button?.addEventListener("click", heard);
    button?.click();
    button?.click();
    return heard;
  }

  it("blocks a second click, whichever handler would receive it", () => {
    expect(give(openPage({ body }))).toHaveBeenCalledTimes(1);
  });

  it("allows it after the timeout", async () => {
    const root = openPage({ body, formTimeout: 20 });
    const heard = give(root);
    await new Promise((resolve) => setTimeout(resolve, 60));
    root.querySelector("button")?.click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("blocks nothing after a form that a script has handled", () => {
    const root = openPage({ body });
    root.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
    expect(give(root)).toHaveBeenCalledTimes(2);
  });
});
