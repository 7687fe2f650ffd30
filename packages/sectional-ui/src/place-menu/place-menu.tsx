import { getPlainKey } from "@store/ui-kit/plain-key";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import { listCommands, type PlaceCommand } from "../places/list-commands.ts";
import type { Place } from "../places/list-places.ts";
import type { Surface } from "../state/planner-state.ts";
import { type PlannerModel, toDesignText } from "../state/use-planner.ts";

export interface PlaceMenuProps {
  readonly planner: PlannerModel;
  readonly place: Place;
  readonly surface: Surface;
  /** Whether it takes the focus: not if a document opened it. */
  readonly takesFocus: boolean;
}

/** The commands of a place. Each is a link to the planner with its result, so that it works without scripts. */
export function PlaceMenu({ planner, place, surface, takesFocus }: PlaceMenuProps) {
  const { design, catalog, newId, toUrl, run, dispatch } = planner;
  const menu = useRef<HTMLDivElement>(null);
  const title = useId();
  const commands = listCommands(place, { design, catalog, id: newId });
  const groups = [...new Set(commands.map(({ group }) => group))];
  useEffect(() => {
    if (takesFocus) menu.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [takesFocus]);
  useOutsidePress(menu, () => dispatch({ type: "closeMenu", keepsFocus: true }));

  const toItem = ({ label, command, design: next }: PlaceCommand) => (
    <a
      key={label}
      role="menuitem"
      tabIndex={-1}
      href={toUrl({ design: toDesignText(next) })}
      onClick={inPlace(() => run(command, surface))}
    >
      {label}
    </a>
  );
  return (
    <div ref={menu} data-part="place-menu" id="place-menu">
      <p id={title}>{place.name}</p>
      <div
        role="menu"
        aria-labelledby={title}
        onKeyDown={(event) => {
          if (moveFocus(event)) return;
          if (getPlainKey(event) === "Escape") dispatch({ type: "closeMenu" });
          if (event.key === "Tab") dispatch({ type: "closeMenu", keepsFocus: true });
        }}
      >
        {groups.map((group) => {
          const items = commands.filter((command) => command.group === group).map(toItem);
          if (group === "") return items;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of menu items is no fieldset.
            <div key={group} role="group" aria-label={group}>
              <span aria-hidden="true" data-part="place-menu-group">
                {group}
              </span>
              {items}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Handles a click on a link without leaving the page. The browser itself opens other tabs and windows. */
export function inPlace(act: (event: MouseEvent) => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act(event);
  };
}

/** Where a key leads from an item, of so many. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const key = getPlainKey(event);
  const step = steps[key];
  const isLetter = key.length === 1 && key !== " ";
  const target = step ? items[step(index, items.length)] : isLetter ? findByLetter(items, key, index) : undefined;
  if (key === " ") items[index]?.click();
  else target?.focus();
  if (!step && key !== " " && !target) return false;
  event.preventDefault();
  return true;
}

/** The next item whose text begins with a letter. */
function findByLetter(items: readonly HTMLElement[], letter: string, from: number): HTMLElement | undefined {
  const begins = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(letter.toLowerCase());
  return [...items.slice(from + 1), ...items.slice(0, from + 1)].find(begins);
}

function useOutsidePress(part: React.RefObject<HTMLElement | null>, onPress: () => void) {
  const handle = useRef(onPress);
  useEffect(() => {
    handle.current = onPress;
  });
  useEffect(() => {
    const look = ({ target }: Event) => {
      // The button of a place opens its own menu.
      const isOwn = target instanceof Element && (part.current?.contains(target) || target.closest("[data-place]"));
      if (!isOwn) handle.current();
    };
    document.addEventListener("pointerdown", look);
    return () => document.removeEventListener("pointerdown", look);
  }, [part]);
}
