import type { Design, PieceCatalog } from "@store/sectional-ui/layout";
import type { LengthUnit } from "@store/sectional-ui/places";
import { connectOrbit } from "./orbit-controls.ts";
import { createPlaceButtons } from "./place-buttons.ts";
import { createScene } from "./scene.ts";

/** An element of the page. */
const find = <Part extends HTMLElement>(id: string) => document.getElementById(id) as Part;
const root = document.documentElement;

interface DrawingOptions {
  readonly catalog: PieceCatalog;
  readonly unit: LengthUnit;
  readonly onChange: (design: Design) => void;
  readonly onAskPrice: (itemType: string) => void;
}

/** The sectional in space with its buttons. Throws if the browser has no WebGL. */
export function createDrawing({ catalog, unit, onChange, onAskPrice }: DrawingOptions) {
  const canvas = find<HTMLCanvasElement>("canvas");
  let rendered = 0;
  const scene = createScene(canvas, () => {
    buttons.move();
    root.dataset.rendered = String(++rendered);
  });
  const buttons = createPlaceButtons({
    scene,
    catalog,
    unit,
    places: find("places"),
    menu: find("menu"),
    onChange,
    onAskPrice,
  });
  const view = find("view");
  new ResizeObserver(() => scene.resize(view.clientWidth, view.clientHeight)).observe(view);
  scene.resize(view.clientWidth || 1, view.clientHeight || 1);
  connectOrbit(scene, { canvas, controls: find("controls"), view });
  canvas.addEventListener("webglcontextlost", showUnavailable);
  canvas.addEventListener("webglcontextrestored", () => {
    setAvailable(true);
    scene.drawNow();
  });
  find("controls").addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.act === "picture") {
      scene.drawNow();
      savePicture(canvas);
    }
  });
  return {
    setDesign(design: Design) {
      scene.setDesign(design, catalog);
      buttons.setDesign(design);
      const count = design.pieces.length;
      canvas.setAttribute("aria-label", `3D view of your sectional with ${count} ${count === 1 ? "piece" : "pieces"}`);
    },
    setFabric: scene.setFabric,
    setEditable: buttons.setEditable,
    setPrice: buttons.setPrice,
  };
}

export type Drawing = ReturnType<typeof createDrawing>;

/** Plan and list of the shop go on without a picture in space. */
export function showUnavailable() {
  setAvailable(false);
}

function setAvailable(isAvailable: boolean) {
  find("view").hidden = find("controls").hidden = !isAvailable;
  find("unavailable").hidden = isAvailable;
  root.toggleAttribute("data-unavailable", !isAvailable);
}

function savePicture(canvas: HTMLCanvasElement) {
  canvas.toBlob((picture) => {
    if (!picture) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(picture);
    link.download = "my-sectional.png";
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
