import { describe, expect, it, vi } from "vitest";
import { openPage as openHeadPage, running } from "./head-page.fixture.ts";
import { scriptsAttribute } from "./protocol.ts";

/** A document whose module imports this URL like a built page imports its entry. */
const openPage = ({ script = "data:text/javascript,", body = "", haste = 1 }) =>
  openHeadPage({ kind: "eager", module: script, body, haste }).root;

const fine = `data:text/javascript,${running}`;
const stateOf = (page: HTMLElement) => page.getAttribute(scriptsAttribute);

it("hides what only a page without scripts needs as long as scripts may still load", async () => {
  const root = openPage({ script: fine });
  expect(stateOf(root)).toBe("starting");
  await vi.waitFor(() => expect(stateOf(root)).toBe("running"));
});

it("shows it after a script could not be loaded", async () => {
  const root = openPage({ script: "/no/such/script.js" });
  await vi.waitFor(() => expect(stateOf(root)).toBeNull());
});

it("shows it if they have not run in time, and never if they have", async () => {
  const page = openPage({ haste: 400 });
  await vi.waitFor(() => expect(stateOf(page)).toBeNull());
  const inTime = openPage({ haste: 20, script: fine });
  await vi.waitFor(() => expect(stateOf(inTime)).toBe("running"));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(stateOf(inTime)).toBe("running");
});

it("counts the time from the intent on if the scripts wait for one", async () => {
  const root = openHeadPage({ haste: 160, body: "<button>Add</button>" }).root;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(stateOf(root)).toBe("waiting");
  root.querySelector("button")?.focus();
  await vi.waitFor(() => expect(stateOf(root)).toBeNull());
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

  it("lets a dialog be closed", () => {
    const closing = '<dialog open><form method="dialog"><button id="close">Close</button></form></dialog>';
    const root = openPage({ body: body + closing });
    give(root);
    root.querySelector<HTMLElement>("#close")?.click();
    expect(root.querySelector("dialog")?.open).toBe(false);
  });

  it("allows it after the timeout", async () => {
    const root = openPage({ body, haste: 500 });
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
