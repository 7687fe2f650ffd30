import { type Design, formatDesign, type PieceKind, parseDesign, toPieceCatalog } from "@store/sectional-ui/layout";
import {
  type FrameMessage,
  openChannel,
  type PageMessage,
  readFragment,
  readPageMessage,
} from "@store/sectional-ui/protocol";
import { createDrawing, type Drawing, showUnavailable } from "./drawing.ts";
import type { Fabric } from "./scene.ts";

/** What the frame needs of the planner's page. */
interface PlannerData {
  readonly pieces: readonly PieceKind[];
  readonly fabrics: readonly (Fabric & { readonly choiceCode: string })[];
  readonly defaults: { readonly fabricChoiceCode: string; readonly legFinishCode: string };
}

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
  const ask = () => fetch(`${shop}/browse/sectionalplanner/GetPlanner?${asked}`, { credentials: "omit" });
  const first = await ask().catch(() => undefined);
  // Once more: an error would take the place of the whole planner.
  const response = first?.ok ? first : await ask();
  if (!response.ok) throw new Error(`The planner of "${collectionCode}" could not be loaded: ${response.status}.`);
  return (await response.json()) as PlannerData;
}

async function open(shop: string): Promise<void> {
  let drawing: Drawing | undefined;
  const channel = openChannel<FrameMessage, PageMessage>({
    here: window,
    getPeer: () => window.parent,
    origin: shop,
    read: readPageMessage,
    onMessage: (message) => {
      if (message.type === "SetFabricCode") setFabric(message.data.fabricChoiceCode);
      else if (message.type === "SetPanel") drawing?.setEditable(message.data.panel === "BuildSectional");
      else drawing?.setPrice(message.data.itemType, toPriceText(message.data.currentPrice));
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
  try {
    drawing = createDrawing({
      catalog,
      unit: query.get("country") === "ca" ? "cm" : "in",
      onChange: (design) => show(design),
      onAskPrice: (itemType) => channel.send({ type: "ConfiguratorGetItemTypeprice", data: { itemType } }),
    });
  } catch (error) {
    // The browser has no WebGL: plan and list go on, and the page still gets its answers.
    console.warn(error);
    showUnavailable();
  }

  function setFabric(choiceCode: string) {
    const fabric = planner?.fabrics.find((one) => one.choiceCode === choiceCode);
    if (fabric) drawing?.setFabric(fabric);
  }
  /** Shows a design and says so: the answer to one from the page, or the shopper's own edit. */
  function show(design: Design) {
    drawing?.setDesign(design);
    channel.send({
      type: "ConfiguratorProductsItemTypesChanged",
      data: {
        itemTypes: design.pieces.flatMap(({ itemTypeCode, ottoman }) =>
          ottoman === undefined ? [itemTypeCode] : [itemTypeCode, ottoman],
        ),
        armChoiceCode: "",
        cushionCode: "",
        cushionChoice: "",
        legFinishCode: "",
        design: formatDesign(design),
      },
    });
  }
  function showText(design: string | undefined) {
    const parsed = design === undefined ? undefined : parseDesign(design, catalog);
    if (parsed?.ok) show(parsed.design);
    else show({ rotation: 0, pieces: [] });
  }

  window.addEventListener("hashchange", () => showText(readFragment(location.hash)));
  setFabric(planner.defaults.fabricChoiceCode);
  showText(readFragment(location.hash) ?? query.get("design") ?? undefined);
}

function toPriceText(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, "0")];
  return `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
}

const shop = findShop();
if (shop === undefined) showUnavailable();
else open(shop).catch(showUnavailable);
