import { describe, expect, it, vi } from "vitest";
import { aMoment, openPage, running } from "./head-page.fixture.ts";

describe("Sign In before the application runs", () => {
  const body = '<iframe name="answer"></iframe><a href="#page" data-signs-in="/form">Sign In</a>';
  const form = `<div data-part="popup-body" data-styles="input { color: red }"><form method="post" action="about:blank" target="answer"><input type="email" name="username"><button>Sign In</button></form></div>`;

  /** A service that answers after this time: a status, 0 for none, and a text. */
  const service = (status: number, html = "", ms = 20) => `window.calls = [];
    window.XMLHttpRequest = class {
      open(...call) { calls.push(call); }
      send() {
        const responseXML = new DOMParser().parseFromString(${JSON.stringify(html)}, "text/html");
        setTimeout(() => { Object.assign(this, { status: ${status}, responseXML }); this.onloadend(); }, ${ms});
      }
    };`;
  const isLed = ({ view }: ReturnType<typeof openPage>) => view.location.hash === "#page";

  it("opens a dialog at once, which gets the form and the focus, and starts the application", async () => {
    const page = openPage({ body, before: service(200, form) });
    page.find("a").click();
    expect(page.find("dialog").matches(":modal")).toBe(true);
    expect(page.find("[role=status]").textContent).toBe("Loading");
    expect(page.page.activeElement).toBe(page.find("h2"));
    await vi.waitFor(() => expect(page.page.activeElement).toBe(page.find("input")));
    expect(page.view.calls).toEqual([["GET", expect.stringMatching(/^\/form/)]]);
    expect(getComputedStyle(page.find("input")).color).toBe("rgb(255, 0, 0)");
    await vi.waitFor(() => expect(page.view.runs).toBe(1));
    page.find("dialog button").click();
    await vi.waitFor(() => expect(page.page.querySelector("dialog")).toBeNull());
    expect(page.page.activeElement).toBe(page.find("a"));
    // Not a second press: it opens it again.
    page.find("a").click();
    expect(page.find("dialog").matches(":modal")).toBe(true);
    expect(isLed(page)).toBe(false);
  });

  it("stays open with what was typed when the page is drawn again", async () => {
    const { page, find } = openPage({ body, before: service(200, form) });
    find("a").click();
    await vi.waitFor(() => expect(page.activeElement).toBe(find("input")));
    (find("input") as HTMLInputElement).value = "nell@example.com";
    const link = find("a").cloneNode(true);
    page.body.replaceChildren(link);
    await vi.waitFor(() => expect(find("dialog").matches(":modal")).toBe(true));
    expect((find("input") as HTMLInputElement).value).toBe("nell@example.com");
    expect(page.activeElement).toBe(find("input"));
    (find("dialog") as HTMLDialogElement).close();
    expect(page.activeElement).toBe(link);
  });

  it.each([
    ["a press of the link", (page: ReturnType<typeof openPage>) => page.find("a").click()],
    [
      "a press of the same place, which the dialog covers",
      ({ find, view }: ReturnType<typeof openPage>) =>
        find("dialog").dispatchEvent(
          new (view as unknown as typeof globalThis).MouseEvent("click", { clientX: 5, detail: 1 }),
        ),
    ],
  ])("that is pressed again while the form is on its way leads to the page: %s", async (_case, again) => {
    const page = openPage({ body, before: service(200, form, 10_000) });
    page.find("a").click();
    expect(isLed(page)).toBe(false);
    await Promise.resolve();
    again(page);
    await vi.waitFor(() => expect(isLed(page)).toBe(true));
  });

  it.each([
    ["fails", service(503)],
    ["is not for who is signed in", service(204)],
    ["does not come in time", service(0)],
  ])("leads to the page if the form %s [AUTH-19] [AUTH-20]", async (_case, before) => {
    const page = openPage({ body, before });
    page.find("a").click();
    await vi.waitFor(() => expect(isLed(page)).toBe(true));
  });

  it("without a connection says so, and closes the dialog", async () => {
    const page = openPage({ body, before: service(0), isThere: false });
    page.find("a").click();
    await vi.waitFor(() => expect(page.find("[role=alert]").textContent).toContain("having trouble connecting"));
    expect([page.page.querySelector("dialog"), isLed(page)]).toEqual([null, false]);
  });

  it("tells in the dialog that its form cannot be sent", async () => {
    const page = openPage({ body, before: service(200, form), isThere: false, haste: 10 });
    page.find("a").click();
    await vi.waitFor(() => page.find("input"));
    page.find("dialog div button").click();
    await vi.waitFor(() => expect(page.find("dialog [role=alert]").textContent).toContain("having trouble connecting"));
  });

  it("does nothing more when the dialog was closed before the form came", async () => {
    const page = openPage({ body, before: service(503) });
    page.find("a").click();
    page.find("dialog button").click();
    await aMoment();
    expect([page.page.querySelector("dialog"), isLed(page)]).toEqual([null, false]);
  });

  it("is no sign-in for the application any more once its form is sent", async () => {
    const { page, find } = openPage({ body, before: service(200, form), module: running });
    find("a").click();
    await vi.waitFor(() => find("input"));
    (find("dialog div form") as HTMLFormElement).requestSubmit();
    expect(page.querySelector("dialog[data-signs-in]")).toBeNull();
    expect(find("dialog").matches(":modal")).toBe(true);
  });

  it("is left to the application once that answers it, and to the browser with a modifier key", () => {
    const page = openPage({ body, before: service(200, form) });
    const { MouseEvent } = page.view as unknown as typeof globalThis;
    const pressed = (init?: MouseEventInit) =>
      page.find("a").dispatchEvent(new MouseEvent("click", { cancelable: true, bubbles: true, ...init }));
    expect(pressed({ ctrlKey: true })).toBe(true);
    page.root.setAttribute("data-signs-in", "");
    expect(pressed()).toBe(true);
    expect([page.page.querySelector("dialog"), page.view.calls]).toEqual([null, []]);
  });
});
