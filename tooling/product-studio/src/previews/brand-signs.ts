interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a brand writes its name, in pixels of a preview. */
export interface Sign {
  readonly panel: Area;
  /** How wide the name is drawn on its panel. */
  readonly nameWidth: number;
}

export interface BrandSigns {
  readonly ground: string;
  readonly ink: string;
  /** The picture of the home page, without width and ending. */
  readonly scene: string;
  readonly home: Sign;
  readonly listing: Sign;
  /** How many products a listing shows. */
  readonly products: number;
}

/** How each brand signs its room and its listings: a card and a strip of paper, or a wall. */
export const brandSigns: Readonly<Record<"general" | "modern", BrandSigns>> = {
  general: {
    ground: "#fdfbf7",
    ink: "#29231d",
    scene: "room-general",
    home: { panel: { left: 0, top: 410, width: 640, height: 220 }, nameWidth: 500 },
    listing: { panel: { left: 0, top: 496, width: 1200, height: 134 }, nameWidth: 360 },
    products: 3,
  },
  modern: {
    ground: "#0b0b0c",
    ink: "#ffffff",
    scene: "room-modern",
    home: { panel: { left: 0, top: 0, width: 420, height: 630 }, nameWidth: 290 },
    listing: { panel: { left: 0, top: 0, width: 320, height: 630 }, nameWidth: 220 },
    products: 2,
  },
};
