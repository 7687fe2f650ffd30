import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { leavingAttribute, scriptsAttribute } from "./protocol.ts";

/** Undefined on a server. */
const root = () => globalThis.document?.documentElement;

/** Records that the application of the page runs. */
export function useScriptsRunning(): void {
  useEffect(() => root().setAttribute(scriptsAttribute, "running"), []);
}

/**
 * Whether the application of the page runs: false on the server and while a document is hydrated. Unlike a state, it renders
 * nothing again when that changes.
 */
export const isPageRunning = (): boolean => root()?.getAttribute(scriptsAttribute) === "running";

/** Whether the browser is already loading another document for a choice. In the browser only. */
export const isLeaving = (): boolean => root().hasAttribute(leavingAttribute);

/**
 * Calls a function that takes over what was entered before hydration. First as soon as React knows the elements: the
 * event for which it hydrates them, such as the Enter that submits a form, finds the state complete. Then once more,
 * because what React has rendered again gets its input back only after that.
 */
export function useAtHydration(takeUp: () => void): void {
  useLayoutEffect(takeUp, []);
  useEffect(takeUp, []);
}

/** Reads what was typed or selected in an element before hydration: until then only the DOM has it. */
export function useEarlyInput<Part extends HTMLElement>(takeUp: (part: Part) => void): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isTaken = useRef(false);
  const known = useRef("");
  function read(): void {
    if (isTaken.current || part.current === null || toText(part.current) === known.current) return;
    takeUp(part.current);
    known.current = toText(part.current);
  }
  useLayoutEffect(read);
  useEffect(() => {
    read();
    if (part.current !== null) isTaken.current = true;
  });
  return part;
}

/** What the controls of a part hold, or the part itself if it is one. */
function toText(part: HTMLElement): string {
  const controls = [part, ...part.querySelectorAll("input, select, textarea")] as HTMLInputElement[];
  return controls.map(({ value, checked }) => value + checked).join();
}
