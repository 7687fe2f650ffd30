import { applyDesignCommand, type Design, type DesignCommand, type PieceCatalog } from "@store/sectional-ui/layout";
import { type LengthUnit, listCommands, listPlaces, type Place } from "@store/sectional-ui/places";
import type { SectionalScene } from "./scene.ts";

interface PlaceButtonsOptions {
  readonly scene: SectionalScene;
  readonly catalog: PieceCatalog;
  readonly unit: LengthUnit;
  readonly places: HTMLElement;
  readonly menu: HTMLElement;
  readonly onChange: (design: Design) => void;
  /** Asks for the price of a kind of piece, which `setPrice` shows. */
  readonly onAskPrice: (itemType: string) => void;
}

/** Buttons over the pieces and join points of the 3D view, with the same menus as the plan. */
export function createPlaceButtons({ scene, catalog, unit, places, menu, onChange, onAskPrice }: PlaceButtonsOptions) {
  let shown: { place: Place; button: HTMLButtonElement }[] = [];
  let design: Design | undefined;
  let added = 0;

  function run(command: DesignCommand) {
    closeMenu();
    const result = design && applyDesignCommand(design, command, catalog);
    if (!result?.ok) return;
    added++;
    const at = shown.findIndex(({ place }) => place.key === menu.dataset.of);
    onChange(result.design);
    const key = "id" in command ? command.id : undefined;
    const next = shown.find(({ place }) => place.key === key) ?? shown[Math.min(at, shown.length - 1)];
    next?.button.focus();
  }

  function openMenu(place: Place, button: HTMLButtonElement) {
    if (!design) return;
    const commands = listCommands(place, { design, catalog, id: `v${added}` });
    menu.replaceChildren(
      ...commands.map(({ label, group, command }) => {
        const item = document.createElement("button");
        item.type = "button";
        item.role = "menuitem";
        item.tabIndex = -1;
        item.textContent = group === "" ? label : `${group} ${label}`;
        const isOfKind = command.kind === "insert" || command.kind === "replace";
        if (isOfKind) {
          item.dataset.kind = command.itemTypeCode;
          onAskPrice(command.itemTypeCode);
        }
        item.addEventListener("click", () => run(command));
        return item;
      }),
    );
    menu.setAttribute("aria-label", place.name);
    menu.hidden = false;
    menu.dataset.of = place.key;
    button.setAttribute("aria-expanded", "true");
    (menu.firstElementChild as HTMLElement | null)?.focus();
  }

  function closeMenu() {
    const of = shown.find(({ place }) => place.key === menu.dataset.of)?.button;
    of?.setAttribute("aria-expanded", "false");
    if (!menu.hidden && menu.contains(document.activeElement)) of?.focus();
    menu.hidden = true;
  }

  menu.addEventListener("keydown", (event) => {
    const items = [...menu.children] as HTMLElement[];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index + items.length - 1,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    // Tab goes on from the button of the place.
    if (event.key === "Escape" || event.key === "Tab") closeMenu();
    if (target !== undefined) items[target % items.length]?.focus();
    if (event.key === "Escape" || target !== undefined) event.preventDefault();
  });
  places.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeMenu();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target) && !places.contains(target)) closeMenu();
  });

  return {
    setDesign(next: Design) {
      design = next;
      closeMenu();
      shown = listPlaces(next, catalog, unit).map((place) => {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.kind = place.kind;
        button.setAttribute("aria-label", place.name);
        button.setAttribute("aria-haspopup", "menu");
        button.setAttribute("aria-expanded", "false");
        button.textContent = place.kind === "join" ? "+" : "";
        button.addEventListener("click", () => openMenu(place, button));
        return { place, button };
      });
      places.replaceChildren(...shown.map(({ button }) => button));
    },
    /** Puts each button over its place, after the view has turned. */
    move() {
      for (const { place, button } of shown) {
        const { x, y } =
          place.kind === "join"
            ? place.spot
            : { x: place.rect.x + place.rect.width / 2, y: place.rect.y + place.rect.depth / 2 };
        const { left, top } = scene.project(x, place.kind === "join" ? 20 : 18, y);
        button.style.left = `${left * 100}%`;
        button.style.top = `${top * 100}%`;
      }
    },
    setPrice(itemType: string, text: string) {
      for (const item of menu.querySelectorAll<HTMLElement>("[data-kind]")) {
        if (item.dataset.kind === itemType) item.dataset.price = text;
      }
    },
    /** Whether join points are shown: not while a fabric is chosen. */
    setEditable(isEditable: boolean) {
      places.hidden = !isEditable;
      if (!isEditable) closeMenu();
    },
  };
}
