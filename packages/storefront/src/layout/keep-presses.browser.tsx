import { cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { keepPresses } from "./keep-presses.ts";

const clicked = vi.fn();
const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

/** The page comes alive: from now on it listens by itself. */
function wakeUp() {
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => clicked(button.id));
  for (const form of document.forms) form.addEventListener("submit", sent);
  window.earlyPresses?.replay();
}

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="checkout"><b id="words">Checkout Now</b></button>
    <button type="button" id="menu" popovertarget="panel">Menu</button><div id="panel" popover>Sofas</div>
    <form id="shipping"><input name="lastName" value="Bauer" /><button id="next">Next</button></form>`;
  keepPresses();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  vi.clearAllMocks();
});

it("does what was pressed before the page came alive, once and in order", async () => {
  find("words").click();
  find("checkout").click();
  expect(clicked).not.toHaveBeenCalled();
  wakeUp();
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([["checkout"], ["checkout"]]));
  window.earlyPresses?.replay();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it("sends a form that only a script can send when the script is there, and writes nothing into the address", async () => {
  const address = location.href;
  find("next").click();
  expect(location.href).toBe(address);
  wakeUp();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0].submitter).toBe(find("next"));
  expect(location.href).toBe(address);
});

it("tells a page that comes alive what was typed and chosen, which its own fields would have forgotten", async () => {
  const Fields = () => {
    const [name, setName] = useState("");
    const [region, setRegion] = useState("IL");
    return (
      <>
        <input id="name" value={name} onChange={({ target }) => setName(target.value)} />
        <select id="region" value={region} onChange={({ target }) => setRegion(target.value)}>
          <option>IL</option>
          <option>OH</option>
        </select>
        <p id="heard">{`${name}, ${region}`}</p>
      </>
    );
  };
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML =
    '<input id="name" value=""><select id="region"><option selected="">IL</option><option>OH</option></select><p id="heard">, IL</p>';
  await userEvent.fill(find("name"), "Zoë");
  await userEvent.selectOptions(find("region"), "OH");
  render(<Fields />, { container: place, hydrate: true });
  window.earlyPresses?.replay();
  await vi.waitFor(() => expect(find("heard").textContent).toBe("Zoë, OH"));
  expect(find<HTMLInputElement>("name").value).toBe("Zoë");
});

it("leaves panels to the browser", () => {
  find("menu").click();
  expect(find("panel").matches(":popover-open")).toBe(true);
  wakeUp();
  expect(find("panel").matches(":popover-open")).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
});

it("leaves presses to the page once it listens", () => {
  window.earlyPresses?.stop();
  find("checkout").click();
  wakeUp();
  expect(clicked).not.toHaveBeenCalled();
});
