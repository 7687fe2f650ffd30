import { cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { keepPresses } from "./keep-presses.ts";

const clicked = vi.fn();
const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

/** What was kept is done in a timer of its own; a later one comes after it. */
const afterReplay = () => new Promise((resolve) => setTimeout(resolve));

/** The page comes alive: from now on it listens by itself. */
function wakeUp() {
  for (const button of document.querySelectorAll("button")) {
    Object.assign(button, { __reactProps$1: {} });
    button.addEventListener("click", () => clicked(button.id));
  }
  for (const form of document.forms) {
    Object.assign(form, { __reactProps$1: {} });
    form.addEventListener("submit", sent);
  }
  window.earlyPresses?.replay();
}

let listening: MockInstance<typeof window.addEventListener>;
beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="checkout"><b id="words">Checkout Now</b></button>
    <button type="button" id="menu" popovertarget="panel">Menu</button><div id="panel" popover>Sofas</div>
    <form id="shipping"><input name="lastName" value="Bauer" /><button id="next">Next</button></form>`;
  listening = vi.spyOn(window, "addEventListener");
  keepPresses();
});
afterEach(() => {
  // No listener of one page hears the next.
  for (const [name, listener] of listening.mock.calls) if (listener) removeEventListener(name, listener, true);
  listening.mockRestore();
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
  await afterReplay();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it("takes a key that is held for one press", async () => {
  find("checkout").focus();
  await userEvent.keyboard("{Enter>4/}");
  wakeUp();
  await afterReplay();
  expect(clicked.mock.calls).toEqual([["checkout"]]);
});

it("has a field without a form hear of the Enter that was pressed in it, after what was typed", async () => {
  const heard: string[] = [];
  function Quantity() {
    const [text, setText] = useState("1");
    return (
      <input
        aria-label="Quantity"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => heard.push(`${key} ${text}`)}
      />
    );
  }
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = '<input aria-label="Quantity" value="1">';
  await userEvent.fill(place.querySelector("input") as HTMLInputElement, "5");
  await userEvent.keyboard("{Enter}");
  render(<Quantity />, { container: place, hydrate: true });
  window.earlyPresses?.replay();
  await vi.waitFor(() => expect(heard).toEqual(["Enter 5"]));
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

it("sends a form of a part that wakes after the page once that part listens, and writes nothing into the address", async () => {
  const address = location.href;
  window.earlyPresses?.replay();
  await afterReplay();
  find("next").click();
  expect(location.href).toBe(address);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(location.href).toBe(address);
  Object.assign(find("shipping"), { __reactProps$1: {} });
  find("shipping").addEventListener("submit", (event) => sent(event as SubmitEvent));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0].submitter).toBe(find("next"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(location.href).toBe(address);
});

it("presses a button of a part that wakes after the page once, when that part listens", async () => {
  find("words").click();
  window.earlyPresses?.replay();
  await afterReplay();
  find("words").click();
  find("words").click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const button = find("checkout");
  Object.assign(button, { __reactProps$1: {} });
  button.addEventListener("click", () => clicked(button.id));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(clicked).toHaveBeenCalledTimes(1);
  button.click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it("tells a page that comes alive what was typed and chosen, which its own fields would have forgotten", async () => {
  const Fields = () => {
    const [level, setLevel] = useState("standard");
    const [left, setLeft] = useState("");
    const [name, setName] = useState("");
    const [region, setRegion] = useState("IL");
    return (
      <>
        <input id="name" value={name} onChange={({ target }) => setName(target.value)} onBlur={() => setLeft(name)} />
        <select id="region" value={region} onChange={({ target }) => setRegion(target.value)}>
          <option>IL</option>
          <option>OH</option>
        </select>
        {["standard", "express"].map((one) => (
          <input key={one} id={one} type="radio" name="level" checked={level === one} onChange={() => setLevel(one)} />
        ))}
        <p id="heard">{[name, region, level, left].join(", ")}</p>
      </>
    );
  };
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML =
    '<input id="name" value=""><select id="region"><option selected="">IL</option><option>OH</option></select>' +
    '<input id="standard" type="radio" name="level" checked=""><input id="express" type="radio" name="level">' +
    '<p id="heard">, IL, standard, </p>';
  await userEvent.fill(find("name"), "Zoë");
  await userEvent.selectOptions(find("region"), "OH");
  await userEvent.click(find("express"));
  render(<Fields />, { container: place, hydrate: true });
  window.earlyPresses?.replay();
  await vi.waitFor(() => expect(find("heard").textContent).toBe("Zoë, OH, express, Zoë"));
  expect(find<HTMLInputElement>("name").value).toBe("Zoë");
  expect(find<HTMLInputElement>("express").checked).toBe(true);
});

it("leaves panels to the browser", async () => {
  find("menu").click();
  expect(find("panel").matches(":popover-open")).toBe(true);
  wakeUp();
  await afterReplay();
  expect(find("panel").matches(":popover-open")).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
});

it("leaves presses to the page once it listens", async () => {
  window.earlyPresses?.stop();
  find("checkout").click();
  wakeUp();
  await afterReplay();
  expect(clicked).not.toHaveBeenCalled();
});
