import { toCatalogRows } from "@store/sample-store/catalog-rows";
import sharp, { type Sharp } from "sharp";
import { drawProduct } from "./draw-product.ts";
import { drawHome, drawListing } from "./draw-signed.ts";
import { previewSize } from "./encode-preview.ts";
import { listListings } from "./list-listings.ts";
import { drawDesign, piecePlans } from "./plan-pictures.ts";

/** The picture of a shared link: its name below the pictures, and how it is drawn. */
export interface LinkPreview {
  readonly name: string;
  /** How large it should be: there are hundreds of pieces. */
  readonly bytes: number;
  draw(): Promise<Sharp>;
}

const rows = toCatalogRows();
const brands = ["general", "modern"] as const;

/** Every page of the sample store that has a picture of its own where its link is shared. */
export function linkPreviews(): readonly LinkPreview[] {
  const pictures = [...new Set(rows.variant.map(({ picture }) => picture))];
  return [
    ...brands.map((brand) => ({ name: `brand/${brand}`, bytes: 45_000, draw: () => drawHome(brand) })),
    ...brands.flatMap((brand) =>
      listListings(rows, brand).map(({ slug, pictures: shown }) => ({
        name: `brand/${brand}-${slug}`,
        bytes: 45_000,
        draw: () => drawListing(brand, shown),
      })),
    ),
    ...pictures
      .filter(isRendered)
      .map((name) => ({ name, bytes: 30_000, draw: async () => sharp(await drawProduct(name, previewSize)) })),
    ...piecePlans.map(({ name, draw }) => ({ name, bytes: 18_000, draw: () => draw(previewSize) })),
    ...toPlannerPreviews(),
  ];
}

/** The picture of a piece that was not rendered is its plan. */
const isRendered = (picture: string) => !picture.startsWith("pieces/");

/** A collection is shown as its best-selling layout, in its first fabric. */
function toPlannerPreviews(): LinkPreview[] {
  return rows.sectional_collection.map(({ collection_code: collection, layouts, defaults }) => {
    const { fabricId } = JSON.parse(defaults) as { fabricId: string };
    const [best] = JSON.parse(layouts) as { design: string }[];
    const draw = () => drawDesign({ collection, design: best?.design ?? "", fabricId }, previewSize);
    return { name: `planner/${collection}`, bytes: 30_000, draw };
  });
}
