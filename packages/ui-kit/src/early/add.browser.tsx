import { describe, expect, it, vi } from "vitest";
import { aMoment, count, openPage, press, pressThrice, running } from "./head-page.fixture.ts";

describe("an add before the application runs", () => {
  const form = '<iframe name="answer"></iframe><form method="post" action="about:blank" target="answer" data-adds>';
  const body = `${form}<input type="hidden" name="sku" value="100401"><button type="submit">Add</button></form>`;
  const layer =
    "<dialog data-early-add='{}' data-styles='form { color: red }'><form method='dialog'><button>Continue Shopping</button></form></dialog>";

  /** A service that gives these answers one after the other: a status, 0 for none, and a text. */
  const service = (...answers: (readonly [status: number, html?: string])[]) => `window.calls = [];
    const answers = ${JSON.stringify(answers)};
    window.XMLHttpRequest = class {
      open(...call) { this.call = call; }
      send(fields) {
        calls.push([...this.call, Object.fromEntries(fields)]);
        const [status, html = ""] = answers.shift();
        const responseXML = new DOMParser().parseFromString(html, "text/html");
        setTimeout(() => { Object.assign(this, { status, responseXML }); this.onloadend(); }, 20);
      }
    };`;

  it("is sent once, confirmed by a dialog, and starts the application", async () => {
    const page = openPage({ body, before: service([200, layer]) });
    press(page.find("button"));
    pressThrice(page);
    expect(page.find("button").dataset.busy).toBe("Adding…");
    expect(page.view.runs).toBeUndefined();
    await vi.waitFor(() => expect(page.find("dialog").matches(":modal")).toBe(true));
    expect(page.view.calls).toEqual([
      ["POST", "/early-add", { sku: "100401", url: "/", nonce: expect.stringMatching(/^\d+-/) }],
    ]);
    expect(getComputedStyle(page.find("dialog form")).color).toBe("rgb(255, 0, 0)");
    expect(page.find("button").dataset.busy).toBeUndefined();
    await vi.waitFor(() => expect(page.view.runs).toBe(1));
    page.find("dialog button").click();
    await vi.waitFor(() => expect(page.page.querySelector("dialog")).toBeNull());
  });

  it("is sent again with the same nonce if it had no answer", async () => {
    const { view, find } = openPage({ body, before: service([0], [200, layer]) });
    find("button").click();
    await vi.waitFor(() => expect(find("dialog").matches(":modal")).toBe(true));
    expect(view.calls).toHaveLength(2);
    expect(view.calls?.[1]).toEqual(view.calls?.[0]);
  });

  it.each([
    ["its answer is lost twice", service([0], [0])],
    ["a proxy answers for the server", service([502])],
  ])("is sent by the browser if %s, as the same press", async (_case, before) => {
    const page = openPage({ body, before });
    const sent = vi.fn();
    page.find("button").addEventListener("click", sent);
    const form = page.find("form") as HTMLFormElement;
    let fields: Record<string, unknown> = {};
    form.submit = () => {
      fields = Object.fromEntries(new FormData(form));
    };
    page.find("button").click();
    await vi.waitFor(() => expect(fields.nonce).toBeDefined());
    const calls = page.view.calls?.length;
    const [[, , first]] = page.view.calls as [[string, string, object]];
    expect(fields).toEqual(first);
    // Another press meanwhile is none, and one after Back is another one.
    page.find("button").click();
    expect([page.view.calls?.length, sent.mock.calls.length]).toEqual([calls, 0]);
    page.view.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await vi.waitFor(() => expect(page.find("button").dataset.busy).toBeUndefined());
    expect(new FormData(form).get("nonce")).toBeNull();
  });

  it("without a connection leaves the page, says so, and counts once when it is pressed again", async () => {
    const page = openPage({ body, before: service([0], [0], [200, layer]), isThere: false });
    const submitted = vi.fn();
    (page.find("form") as HTMLFormElement).submit = submitted;
    page.find("button").click();
    await vi.waitFor(() =>
      expect(page.find("[role=alert]").textContent).toContain("We are having trouble connecting."),
    );
    expect(page.find("button").dataset.busy).toBeUndefined();
    page.find("button").click();
    await vi.waitFor(() => expect(page.find("dialog").matches(":modal")).toBe(true));
    expect(submitted).not.toHaveBeenCalled();
    expect(page.view.calls?.[2]).toEqual(page.view.calls?.[0]);
    expect(page.page.querySelector("[role=alert]")).toBeNull();
  });

  it("is sent by the browser if an extension lets no request through", async () => {
    const before = "window.XMLHttpRequest = class { open() {} send() { throw new Error('Blocked.'); } };";
    const page = openPage({ body, before, haste: 10 });
    const submitted = vi.fn();
    (page.find("form") as HTMLFormElement).submit = submitted;
    page.find("button").click();
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  });

  it("of a second card waits for the first, and its confirmation takes the place", async () => {
    const second = layer.replace("'{}'", "'{\"cartItemCount\":2}'");
    const page = openPage({ body: body + body, before: service([200, layer], [200, second]) });
    for (const button of page.page.querySelectorAll<HTMLElement>("form[data-adds] button")) button.click();
    await vi.waitFor(() => expect(page.find("dialog").dataset.earlyAdd).toContain("2"));
    await vi.waitFor(() => expect(page.page.querySelectorAll("dialog")).toHaveLength(1));
  });

  it("is not confirmed on another page", async () => {
    const page = openPage({ body, before: service([200, layer]) });
    page.find("button").click();
    page.view.history.pushState(null, "", "/elsewhere");
    await aMoment();
    expect(page.page.querySelector("dialog")).toBeNull();
    expect(page.find("button").dataset.busy).toBeUndefined();
  });

  it("that is not simply added waits for the application, which says why", async () => {
    const page = openPage({ body, before: service([204]), module: running });
    const submits = vi.fn();
    page.page.addEventListener("submit", () => submits(page.root.dataset.scripts));
    page.find("button").click();
    await vi.waitFor(() => expect(submits).toHaveBeenCalledTimes(1));
    expect(submits).toHaveBeenCalledWith("running");
    expect(page.page.querySelector("dialog")).toBeNull();
  });

  it("is the application's as soon as that has loaded its own confirmation", () => {
    const page = openPage({ body, before: `${service()} ${running}; document.documentElement.dataset.confirms = "";` });
    const { clicks } = count(page);
    page.root.dataset.scripts = "running";
    page.find("button").click();
    expect([clicks.mock.calls.length, page.view.calls]).toEqual([1, []]);
  });

  it("is not shown again by Back", async () => {
    const { page, view, find } = openPage({ body, before: service([200, layer]) });
    find("button").click();
    await vi.waitFor(() => expect(find("dialog").matches(":modal")).toBe(true));
    view.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await vi.waitFor(() => expect(page.querySelector("dialog")).toBeNull());
  });
});
