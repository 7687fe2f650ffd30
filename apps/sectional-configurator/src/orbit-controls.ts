import { firstOrbit, type Orbit, type SectionalScene } from "./scene.ts";

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function change({ turn, rise, zoom }: Orbit, by: Partial<Orbit>): Orbit {
  return {
    turn: turn + (by.turn ?? 0),
    rise: clamp(rise + (by.rise ?? 0), 0.1, 1.5),
    zoom: clamp(zoom * (by.zoom ?? 1), 0.5, 3),
  };
}

const step = Math.PI / 12;
const acts: Readonly<Record<string, (orbit: Orbit) => Orbit>> = {
  left: (orbit) => change(orbit, { turn: -step }),
  right: (orbit) => change(orbit, { turn: step }),
  higher: (orbit) => change(orbit, { rise: step }),
  lower: (orbit) => change(orbit, { rise: -step }),
  closer: (orbit) => change(orbit, { zoom: 1.2 }),
  farther: (orbit) => change(orbit, { zoom: 1 / 1.2 }),
  reset: () => firstOrbit,
};
const keys: Readonly<Record<string, keyof typeof acts>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "higher",
  ArrowDown: "lower",
  "+": "closer",
  "-": "farther",
};

/** Pixels that a pointer moves before a press becomes a drag. */
const slack = 6;

/** Turns the view by buttons, by keys on the canvas, and by dragging it, wherever on the view the drag begins. */
export function connectOrbit(
  scene: SectionalScene,
  { canvas, controls, view }: { canvas: HTMLCanvasElement; controls: HTMLElement; view: HTMLElement },
): void {
  const run = (act: string | undefined) => {
    const next = acts[act ?? ""];
    if (next) scene.setOrbit(next(scene.getOrbit()));
    return next !== undefined;
  };
  controls.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement) run(target.dataset.act);
  });
  canvas.addEventListener("keydown", (event) => {
    if (!event.altKey && !event.ctrlKey && !event.metaKey && run(keys[event.key])) event.preventDefault();
  });
  let drag: { id: number; x: number; y: number; hasMoved: boolean } | undefined;
  view.addEventListener("pointerdown", ({ target, pointerId: id, clientX: x, clientY: y, button }) => {
    const isMenu = target instanceof Element && target.closest("#menu") !== null;
    drag = isMenu || button !== 0 ? undefined : { id, x, y, hasMoved: false };
  });
  view.addEventListener("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    if (drag?.id !== pointerId) return;
    if (!drag.hasMoved && Math.hypot(x - drag.x, y - drag.y) < slack) return;
    if (!drag.hasMoved) view.setPointerCapture(pointerId);
    scene.setOrbit(change(scene.getOrbit(), { turn: (drag.x - x) / 150, rise: (y - drag.y) / 150 }));
    drag = { ...drag, x, y, hasMoved: true };
  });
  view.addEventListener("pointercancel", () => {
    drag = undefined;
  });
  // The end of a drag is no press of the piece on which it began.
  view.addEventListener(
    "click",
    (event) => {
      if (drag?.hasMoved) event.stopPropagation();
      drag = undefined;
    },
    { capture: true },
  );
  view.addEventListener("pointerup", () => {
    if (drag && !drag.hasMoved) drag = undefined;
  });
  canvas.addEventListener(
    "wheel",
    (event) => {
      // Without the key, the page scrolls.
      if (!event.ctrlKey) return;
      event.preventDefault();
      scene.setOrbit(change(scene.getOrbit(), { zoom: event.deltaY < 0 ? 1.1 : 1 / 1.1 }));
    },
    { passive: false },
  );
}
