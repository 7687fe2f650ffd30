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

/** Turns the view by buttons, by keys on the canvas, and by dragging it. */
export function connectOrbit(
  scene: SectionalScene,
  { canvas, controls }: { canvas: HTMLCanvasElement; controls: HTMLElement },
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
  canvas.addEventListener("pointerdown", (event) => canvas.setPointerCapture(event.pointerId));
  canvas.addEventListener("pointermove", (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    scene.setOrbit(change(scene.getOrbit(), { turn: -event.movementX / 150, rise: event.movementY / 150 }));
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
