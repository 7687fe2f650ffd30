import { formatLayout, type Layout, type PieceKind, parseLayout, toPieceCatalog } from "@store/sectional-ui/layout";
import type { LengthUnit } from "@store/sectional-ui/places";
import {
  type FrameMessage,
  openChannel,
  type PageMessage,
  readFragment,
  readPageMessage,
} from "@store/sectional-ui/protocol";
import { connectOrbit } from "./orbit-controls.ts";
import { createPlaceButtons } from "./place-buttons.ts";
import { createScene, type Fabric } from "./scene.ts";

/** What the frame needs of the planner's page. */
interface PlannerData {
  readonly pieces: readonly PieceKind[];
  readonly fabrics: readonly (Fabric & { readonly choiceCode: string })[];
  readonly defaults: { readonly fabricChoiceCode: string; readonly legFinishCode: string };
}

const find = <Part extends HTMLElement>(id: string) => document.getElementById(id) as Part;
const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** The shop that embeds the frame: only one of the configured shops is heard. */
function findShop(): string | undefined {
  const shops = (document.body.dataset.shops ?? "").split(" ");
  const embedding = URL.canParse(document.referrer) ? new URL(document.referrer).origin : "";
  return shops.find((shop) => shop === embedding);
}

async function loadPlanner(shop: string): Promise<PlannerData> {
  const collectionCode = query.get("collection") ?? "";
  const asked = new URLSearchParams({ collectionCode });
  const response = await fetch(`${shop}/browse/sectionalplanner/GetPlanner?${asked}`, { credentials: "omit" });
  if (!response.ok) throw new Error(`The planner of "${collectionCode}" could not be loaded: ${response.status}.`);
  return (await response.json()) as PlannerData;
}

async function open(shop: string): Promise<void> {
  const channel = openChannel<FrameMessage, PageMessage>({
    here: window,
    getPeer: () => window.parent,
    origin: shop,
    read: readPageMessage,
    onMessage: (message) => {
      if (message.type === "SetFabricCode") setFabric(message.data.fabricChoiceCode);
      else if (message.type === "SetPanel") buttons.setEditable(message.data.panel === "BuildSectional");
      else buttons.setPrice(message.data.itemType, toPriceText(message.data.currentPrice));
    },
    onBroken: () => {},
  });
  const fail = (error: unknown) => {
    const message = (error instanceof Error ? error.message : "The 3D view failed.").slice(0, 500);
    channel.send({ type: "ConfiguratorError", data: { message } });
  };
  const planner = await loadPlanner(shop).catch((error: unknown) => void fail(error));
  if (!planner) return;
  const reading = toPieceCatalog(planner.pieces);
  if (!reading.ok) return fail(new Error(`The catalog is wrong: ${reading.problem.kind}.`));
  const { catalog } = reading;
  const canvas = find<HTMLCanvasElement>("canvas");
  let rendered = 0;
  const scene = createScene(canvas, () => {
    buttons.move();
    root.dataset.rendered = String(++rendered);
  });
  const unit: LengthUnit = query.get("country") === "ca" ? "cm" : "in";
  const buttons = createPlaceButtons({
    scene,
    catalog,
    unit,
    places: find("places"),
    menu: find("menu"),
    onChange: (layout) => show(layout),
    onAskPrice: (itemType) => channel.send({ type: "ConfiguratorGetItemTypeprice", data: { itemType } }),
  });

  function setFabric(choiceCode: string) {
    const fabric = planner?.fabrics.find((one) => one.choiceCode === choiceCode);
    if (fabric) scene.setFabric(fabric);
  }
  /** Shows a layout and says so: the answer to one from the page, or the shopper's own edit. */
  function show(layout: Layout) {
    scene.setLayout(layout, catalog);
    buttons.setLayout(layout);
    const count = layout.pieces.length;
    canvas.setAttribute("aria-label", `3D view of your sectional with ${count} ${count === 1 ? "piece" : "pieces"}`);
    channel.send({
      type: "ConfiguratorProductsItemTypesChanged",
      data: {
        itemTypes: layout.pieces.flatMap(({ itemTypeCode, ottoman }) =>
          ottoman === undefined ? [itemTypeCode] : [itemTypeCode, ottoman],
        ),
        armChoiceCode: "",
        cushionCode: "",
        cushionChoice: "",
        legFinishCode: "",
        design: formatLayout(layout),
      },
    });
  }
  function showText(design: string | undefined) {
    const parsed = design === undefined ? undefined : parseLayout(design, catalog);
    if (parsed?.ok) show(parsed.layout);
    else show({ rotation: 0, pieces: [] });
  }

  const view = find("view");
  new ResizeObserver(() => scene.resize(view.clientWidth, view.clientHeight)).observe(view);
  scene.resize(view.clientWidth || 1, view.clientHeight || 1);
  connectOrbit(scene, { canvas, controls: find("controls") });
  canvas.addEventListener("webglcontextlost", showUnavailable);
  find("controls").addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.act === "picture") {
      scene.drawNow();
      savePicture(canvas);
    }
  });
  window.addEventListener("hashchange", () => showText(readFragment(location.hash)));
  setFabric(planner.defaults.fabricChoiceCode);
  showText(readFragment(location.hash) ?? query.get("design") ?? undefined);
}

function toPriceText(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, "0")];
  return `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
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

function showUnavailable() {
  find("view").hidden = true;
  find("controls").hidden = true;
  find("unavailable").hidden = false;
  root.dataset.unavailable = "";
}

const shop = findShop();
if (shop === undefined) showUnavailable();
else {
  open(shop).catch((error: unknown) => {
    // The browser has no WebGL: plan and list go on.
    console.warn(error);
    showUnavailable();
  });
}
