import { describe, expect, it, vi } from "vitest";
import { aMoment, count, lost, openPage, type Page, press, pressThrice, running } from "./head-page.fixture.ts";

describe("the application", () => {
  const body =
    '<a href="#there">There</a><p>Text</p><button type="button">Here</button><div data-live><i>Chip</i></div><a href="#more" data-opens>More</a>';

  it.each([
    ["nothing was done", () => {}],
    ["a link is pressed", ({ find }: Page) => press(find("a"))],
    ["a link has the focus", ({ find }: Page) => find("a").focus()],
    ["the page is scrolled", ({ view }: Page) => view.dispatchEvent(new Event("scroll"))],
    ["a finger passes over what changes the page", ({ find }: Page) => over(find("i"), "touch")],
    ["a mouse passes over text", ({ find }: Page) => over(find("p"), "mouse")],
  ])("waits if %s", async (_, act) => {
    const page = openPage({ body });
    act(page);
    await aMoment();
    expect(page.view.runs).toBeUndefined();
  });

  it.each([
    ["a control is pressed", ({ find }: Page) => press(find("button"))],
    ["a control has the focus", ({ find }: Page) => find("button").focus()],
    ["a mouse passes over a control", ({ find }: Page) => over(find("button"), "mouse")],
    ["a link is pressed that opens something", ({ find }: Page) => press(find("[data-opens]"))],
    ["a mouse passes over what changes the page", ({ find }: Page) => over(find("i"), "mouse")],
  ])("starts once if %s", async (_, act) => {
    const page = openPage({ body });
    act(page);
    act(page);
    await vi.waitFor(() => expect(page.view.runs).toBe(1));
    await aMoment();
    expect(page.view.runs).toBe(1);
  });

  it("starts if a row of products comes near, and not before", async () => {
    const far = '<div style="height: 900px"></div>';
    const { view } = openPage({ body: `${far}<div data-starts="near">Row</div>` });
    await aMoment();
    expect(view.runs).toBeUndefined();
    // A frame has no margin around its screen.
    view.scrollTo(0, 900);
    await vi.waitFor(() => expect(view.runs).toBe(1));
  });

  it("starts at once if the page says so", async () => {
    const { view } = openPage({ body: '<p data-starts="always">You were signed out.</p>' });
    await vi.waitFor(() => expect(view.runs).toBe(1));
  });

  it("starts at once for viewed swatches, where the page offers them, also for those of another tab [SWAT-09]", async () => {
    const body = '<form data-starts="viewed"></form>';
    const { view: before } = openPage({ body });
    await new Promise((done) => setTimeout(done, 100));
    expect(before.runs).toBeUndefined();
    localStorage.setItem("recentSwatches", '[{"choiceCode":"OATLINEN"}]');
    const { view: elsewhere } = openPage({});
    const { view } = openPage({ body });
    await vi.waitFor(() => expect([before.runs, view.runs]).toEqual([1, 1]));
    localStorage.removeItem("recentSwatches");
    expect(elsewhere.runs).toBeUndefined();
  });
});

const over = (element: HTMLElement, pointerType: string) =>
  element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));

describe("a press before the application runs", () => {
  const form =
    '<iframe name="answer"></iframe><form method="post" action="about:blank" target="answer"><button>Add</button>';

  it("waits for it and is answered once, however often it was made", async () => {
    const page = openPage({ body: form, module: `setTimeout(() => { ${running} }, 50)` });
    const { clicks, submits } = count(page);
    pressThrice(page);
    expect(clicks).not.toHaveBeenCalled();
    expect(page.find("button").dataset.busy).toBe("");
    await vi.waitFor(() => expect(submits).toHaveBeenCalledTimes(1));
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(page.find("button").dataset.busy).toBeUndefined();
  });

  it("is answered by the browser if the application does not run in time", async () => {
    const page = openPage({ body: form, haste: 20 });
    const { submits } = count(page);
    pressThrice(page);
    await vi.waitFor(() => expect(submits).toHaveBeenCalledTimes(1));
  });

  it("is answered by the browser as soon as its scripts have failed", async () => {
    const page = openPage({ body: form, module: lost });
    const { submits } = count(page);
    pressThrice(page);
    await vi.waitFor(() => expect(submits).toHaveBeenCalledTimes(1));
  });

  it("stays on the page and says so if nothing is there to send it to", async () => {
    const page = openPage({ body: form, haste: 20, isThere: false });
    const { submits } = count(page);
    pressThrice(page);
    await vi.waitFor(() =>
      expect(page.find("[role=alert]").textContent).toContain("We are having trouble connecting."),
    );
    await vi.waitFor(() => expect(page.find("button").dataset.busy).toBeUndefined());
    expect(submits).not.toHaveBeenCalled();
    page.find("[role=alert] button").click();
    expect(page.page.querySelector("[role=alert]")).toBeNull();
  });

  it("stays on the page and says so also after its scripts have failed", async () => {
    const page = openPage({ body: form, isThere: false, module: lost });
    const { submits } = count(page);
    page.find("button").focus();
    await vi.waitFor(() => expect(page.root.dataset.scripts).toBeUndefined());
    pressThrice(page);
    await vi.waitFor(() => expect(page.find("[role=alert]").textContent).toContain("try again"));
    expect(submits).not.toHaveBeenCalled();
  });

  it("waits on although a script of another has failed, and its notice ends when the application runs", async () => {
    const page = openPage({ body: '<button type="button">Next</button>', module: lost });
    page.find("button").click();
    await vi.waitFor(() => page.find("[role=alert]"));
    page.root.dataset.scripts = "running";
    await vi.waitFor(() => expect(page.page.querySelector("[role=alert]")).toBeNull());
    const other = openPage({ body: form, module: lost.replace("new TypeError()", "null") });
    const { submits } = count(other);
    other.find("button").click();
    await aMoment();
    expect([other.root.dataset.scripts, submits.mock.calls]).toEqual(["starting", []]);
  });

  it("by a held Enter is one", () => {
    const { page, find } = openPage({ body: '<button type="button">Next</button><textarea></textarea>' });
    const keyOn = (selector: string, repeat: boolean) =>
      find(selector).dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }),
      );
    expect([keyOn("button", false), keyOn("button", true), keyOn("textarea", true)]).toEqual([true, false, true]);
    expect(page.querySelector("[data-busy]")).toBeNull();
  });

  it("is answered beside one of another form", async () => {
    const page = openPage({ body: `${form}</form>${form}`, module: `setTimeout(() => { ${running} }, 50)` });
    const submits = vi.fn();
    page.page.addEventListener("submit", (event) => {
      event.preventDefault();
      submits(event.target);
    });
    const buttons = [...page.page.querySelectorAll("button")];
    for (const button of [...buttons, ...buttons]) button.click();
    await vi.waitFor(() => expect(submits).toHaveBeenCalledTimes(2));
    expect(submits.mock.calls.flat()).toEqual([...page.page.forms]);
  });

  it("is answered by what takes the button's place, if its part was rendered again", async () => {
    const others = '<button>Add</button><form method="post"><button>Registry</button></form>';
    const module = `for (const part of document.querySelectorAll("form")) part.replaceWith(part.cloneNode(true));
      document.documentElement.removeAttribute("data-scripts");
      setTimeout(() => { ${running} }, 20);`;
    const { page, root } = openPage({ body: others + form, module });
    const submits = vi.fn();
    page.addEventListener("submit", ({ target }) => submits(target, root.dataset.scripts));
    const [, , button] = page.querySelectorAll("button");
    button?.click();
    await vi.waitFor(() => expect(submits).toHaveBeenCalledTimes(1));
    expect(button?.isConnected).toBe(false);
    expect(submits).toHaveBeenCalledWith(page.forms[1], "running");
  });

  it.each([
    ["opens a panel", '<button popovertarget="panel">Menu</button><div id="panel" popover></div>'],
    ["sends a search", '<form action="about:blank" target="answer"><button>Search</button></form>'],
    ["is off", '<button type="button" aria-disabled="true">Off</button>'],
  ])("is the browser's at once if the button %s", (_, body) => {
    const page = openPage({ body });
    const { clicks } = count(page);
    page.find("button").click();
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  describe("of a link that opens something", () => {
    const body = '<a href="#fabric" data-opens>Details</a>';
    const pressOf = ({ page, find }: Page, keys: MouseEventInit = {}) => {
      const link = find("a");
      const clicks = vi.fn();
      page.addEventListener("click", ({ defaultPrevented }) => clicks(defaultPrevented));
      const click = () => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
      for (let presses = 0; presses < 3; presses += 1) click();
      return clicks;
    };

    it("waits for the application and is answered once, on a phone as well", async () => {
      const page = openPage({ body, module: `setTimeout(() => { ${running} }, 50)` });
      const clicks = pressOf(page);
      expect([clicks.mock.calls, page.find("a").dataset.busy, page.view.location.hash]).toEqual([[], "", ""]);
      await vi.waitFor(() => expect(clicks).toHaveBeenCalledTimes(1));
      expect(page.find("a").dataset.busy).toBeUndefined();
    });

    it("is followed as soon as the scripts have failed", async () => {
      const page = openPage({ body, haste: 1, module: lost });
      const clicks = pressOf(page);
      await vi.waitFor(() => expect(clicks).toHaveBeenCalledExactlyOnceWith(false));
    });

    it("is followed at once if it is to open another tab", () => {
      const page = openPage({ body });
      page.find("a").addEventListener("click", (event) => event.preventDefault());
      expect(pressOf(page, { ctrlKey: true })).toHaveBeenCalledTimes(3);
    });
  });

  it("of a field that only the application answers is told if its scripts fail, and if they have failed", async () => {
    const { page, find } = openPage({ body: "<select><option>Any<option>Blue</select>", module: lost });
    find("select").focus();
    await vi.waitFor(() => expect(find("[role=alert]").textContent).toContain("reload the page"));
    find("[role=alert] button").click();
    expect(page.querySelector("[role=alert]")).toBeNull();
    find("select").dispatchEvent(new Event("change", { bubbles: true }));
    expect(find("[role=alert]").textContent).toContain("reload the page");
  });

  it("of a button that only the application answers waits as long as it takes", async () => {
    const page = openPage({ body: '<button type="button">Next</button>', haste: 12 });
    const { clicks } = count(page);
    pressThrice(page);
    await aMoment();
    expect(clicks).not.toHaveBeenCalled();
    page.root.dataset.scripts = "running";
    await vi.waitFor(() => expect(clicks).toHaveBeenCalledTimes(1));
  });
});

it("Back to a kept document shows the filters of its list, not the choice that led away from it", () => {
  const { page, view } = openPage({
    kind: "listing",
    body: '<form data-sends-changes><input type="checkbox" name="color"></form>',
  });
  const box = page.querySelector("input") as HTMLInputElement;
  box.checked = true;
  view.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(box.checked).toBe(true);
  view.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(box.checked).toBe(false);
});

describe("the visitor's data", () => {
  const service = (reply: object) =>
    `window.calls = []; window.fetch = async (...call) => { calls.push(call); return new Response(${JSON.stringify(JSON.stringify(reply))}) };`;
  const header = '<header data-visitor="2,Ada,USA,60661"></header>';

  it.each([
    [
      "starts the application if another tab has changed them",
      { count: 3, account: { firstName: "Ada" }, shipTo: { code: "USA" }, postalCode: "60661" },
      1,
    ],
    ["starts it if the session has ended", { count: 2, account: null, shipTo: { code: "USA" }, postalCode: null }, 1],
    [
      "starts it if another postal code was typed [CART-04]",
      { count: 2, account: { firstName: "Ada" }, shipTo: { code: "USA" }, postalCode: "10001" },
      1,
    ],
    [
      "starts nothing if they are the same",
      { count: 2, account: { firstName: "Ada" }, shipTo: { code: "USA" }, postalCode: "60661" },
      undefined,
    ],
  ])("%s", async (_, reply, runs) => {
    const { page, view } = openPage({ body: header, before: service(reply) });
    page.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await vi.waitFor(() => expect(view.calls).toHaveLength(1));
    await aMoment();
    expect(view.runs).toBe(runs);
  });

  it("are asked for when another tab on the screen tells another count", async () => {
    const { view } = openPage({ body: header, before: service({ count: 3, account: null, shipTo: null }) });
    localStorage.setItem("cartCount", "3");
    await vi.waitFor(() => expect(view.runs).toBe(1));
    localStorage.removeItem("cartCount");
  });

  it("are asked for when the document was prefetched", async () => {
    const prefetched =
      "performance.getEntriesByType = () => [{ type: 'navigate', deliveryType: 'navigational-prefetch' }];";
    const before = service({ count: 3, account: null, shipTo: null }) + prefetched;
    const { view } = openPage({ body: header, before });
    await vi.waitFor(() => expect(view.runs).toBe(1));
  });

  it("include the product that is viewed [CALL-096]", async () => {
    const { view } = openPage({ body: `<div data-view='{"sku":"100101"}'></div>`, before: service({}) });
    await vi.waitFor(() => expect(view.calls).toMatchObject([["/view", { method: "POST", body: '{"sku":"100101"}' }]]));
  });
});

it("the buy bar is there until the add button is on the screen", async () => {
  const body = `<form id="add"><div data-part="add-to-cart-row"><button type="submit">Add</button></div></form><div style="height: 3000px"></div>
    <div data-part="buy-bar" data-margin="0px 0px -80px"><button type="submit" form="add">Add</button></div>`;
  const { view, find } = openPage({ body });
  view.scrollTo(0, 1000);
  await vi.waitFor(() => expect(find("[data-part=buy-bar]").hidden).toBe(false));
  view.scrollTo(0, 0);
  await vi.waitFor(() => expect(find("[data-part=buy-bar]").hidden).toBe(true));
});
