/** The two parts of the planner, of which one is open [SECT-19]. */
const plannerPanels = ["BuildSectional", "SelectFabric"] as const;
export type PlannerPanel = (typeof plannerPanels)[number];

/** What the address of a planner page says; "" where it says nothing. */
export interface PlannerAddress {
  /** The design, as `formatDesign` writes it. */
  readonly design: string;
  /** The choice code of the fabric. */
  readonly fabric: string;
  /** The code of the legs. */
  readonly legs: string;
  /** The id of the design in the cart that an add replaces. */
  readonly replaces: string;
  readonly panel: PlannerPanel | "";
  /** The key of the place whose menu is open, for a page without scripts. */
  readonly place: string;
  /** "3d" shows the 3D view in the place of the plan; "details" the details in the page, without scripts. */
  readonly view: "3d" | "details" | "";
  /** "design" if the design that was asked for is no longer in the cart. */
  readonly missing: "design" | "";
  /** The query of measures that were taken for the design, which the planner hands on. */
  readonly fit: string;
}

const names = ["design", "fabric", "legs", "replaces", "panel", "place", "view", "missing", "fit"] as const;
/** One character more than the longest design, so that a longer one is refused and not cut. */
const maxLength = 1001;

/** The address of a query; unknown parameters and values are ignored. */
export function readPlannerAddress(query: URLSearchParams): PlannerAddress {
  const read = (name: (typeof names)[number]) => (query.get(name) ?? "").slice(0, maxLength);
  return {
    design: read("design"),
    fabric: read("fabric"),
    legs: read("legs"),
    replaces: read("replaces"),
    panel: plannerPanels.find((panel) => panel === read("panel")) ?? "",
    place: read("place"),
    view: (["3d", "details"] as const).find((view) => view === read("view")) ?? "",
    missing: read("missing") === "design" ? "design" : "",
    fit: read("fit"),
  };
}

/**
 * The URL of a planner page.
 *
 * @example toPlannerUrl("/sectional-planner/dune", { design: "10.LAS.RAS" }) // "/sectional-planner/dune?design=10.LAS.RAS"
 */
export function toPlannerUrl(path: string, address: Partial<PlannerAddress>): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = address[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
