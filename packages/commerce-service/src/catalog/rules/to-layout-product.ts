import type { LayoutChoice, Picture, Product } from "@store/contract/catalog";
import { availabilityStatus, type Site } from "@store/contract/shared";
import type { ReadyDesign } from "../../database/tables/sectional.ts";
import { toSiteBoxes, toSiteLength } from "../../pricing/to-site-length.ts";
import { type Availability, toAvailability } from "../../views/to-availability.ts";
import { toPicture, toRoomPicture } from "../../views/to-picture.ts";
import { toLayoutCode } from "../../views/to-product-url.ts";
import type { SoldProduct, SoldVariant } from "./group-by-product.ts";
import { toCloseUp, toOptionLabel } from "./to-product.ts";
import { toLayoutFace, toVariantPrice } from "./to-product-card.ts";

/** A design of a collection in one fabric. */
interface Layout extends ReadyDesign {
  code: string;
  /** From left to right. */
  pieces: SoldProduct;
}

interface Collection {
  siblings: SoldProduct;
  designs: readonly ReadyDesign[];
}

interface PageOfPiece extends Collection {
  selected: SoldVariant;
  /** The layout that is asked for. */
  code: string | undefined;
  site: Site;
}

/** The page of a piece with the ready layouts of its collection: as that of a layout if one is asked for. */
export function withLayouts(product: Product, { selected, code, site, ...collection }: PageOfPiece): Product {
  if (!product.sectional) return product;
  const layouts = findReadyLayouts(selected, collection);
  const layout = layouts.find((one) => one.code === code);
  const sectional = {
    ...product.sectional,
    layouts: layouts.map((one) => toLayoutChoice(one, { isSelected: one === layout, site })),
  };
  if (!layout) return { ...product, sectional };
  const pieces = sectional.pieces.map((piece) => ({ ...piece, isSelected: false }));
  return { ...toLayoutProduct(product, layout, { site, ...collection }), sectional: { ...sectional, pieces } };
}

/** The designs of a collection of which all pieces are sold in the fabric of a variant. */
function findReadyLayouts({ fabricName }: SoldVariant, { siblings, designs }: Collection): Layout[] {
  return designs.flatMap((design) => {
    const found = design.itemTypes.flatMap(
      (code) => siblings.find((piece) => piece.itemTypeCode === code && piece.fabricName === fabricName) ?? [],
    );
    const [first, ...others] = found;
    if (!first || found.length < design.itemTypes.length) return [];
    return [{ ...design, code: toLayoutCode(design.name), pieces: [first, ...others] }];
  });
}

/** A layout as one of the choices of its page. */
function toLayoutChoice(layout: Layout, { isSelected, site }: { isSelected: boolean; site: Site }): LayoutChoice {
  const { code, name, design, pieces } = layout;
  const face = toFace(layout);
  const { status, message } = toLayoutAvailability(pieces);
  const { imagePath, isRoom } = toFacePicture(layout);
  return {
    ...{ code, name, design, imagePath },
    ...(isRoom && { isRoom }),
    pieceCount: pieces.length,
    totalPrice: face.priceCents,
    formattedPrice: toVariantPrice(face, site),
    isSelected,
    ...(status === availabilityStatus.noLongerAvailable && { unavailableMessage: message }),
  };
}

/** The page of a piece as that of a layout in its fabric: what it shows and says is what all pieces together are. */
function toLayoutProduct(
  product: Product,
  layout: Layout,
  { site, ...collection }: Collection & { site: Site },
): Product {
  const { pieces, width, depth } = layout;
  const face = toFace(layout);
  const { status, message } = toLayoutAvailability(pieces);
  const heights = pieces.map(({ height }) => Number(height));
  const boxes = pieces.flatMap((piece) => piece.boxes).map((box, index) => ({ ...box, boxNumber: index + 1 }));
  return {
    ...product,
    // Not the piece of the address.
    optionLabel: pieces[0].fabricName,
    gallery: toGallery(layout, { site, designs: collection.designs }),
    currentPrice: face.priceCents,
    regularPrice: face.regularPriceCents,
    formattedPrice: toVariantPrice(face, site),
    options: product.options.map((option) => ({
      ...option,
      ...toFabricOption(option.sku, { layout, site, ...collection }),
    })),
    dimensions: {
      ...product.dimensions,
      width: width === undefined ? null : toSiteLength(width, site),
      depth: depth === undefined ? null : toSiteLength(depth, site),
      height: toSiteLength(Math.max(...heights), site),
    },
    deliveryStatus: status,
    availabilityMessage: message,
    isMadeToOrder: pieces.some((piece) => piece.is_made_to_order),
    boxes: toSiteBoxes(boxes, site),
    // Offered for its pieces one by one.
    installation: null,
  };
}

/** The layout, where it stands in a room if it is rendered there, each kind of its pieces, and its fabric. */
function toGallery(layout: Layout, { site, designs }: { site: Site; designs: readonly ReadyDesign[] }): Picture[] {
  const [first] = layout.pieces;
  const face = toFacePicture(layout);
  // A collection's room shows its best-selling layout.
  const room = designs[0]?.name === layout.name ? toRoomPicture(first) : null;
  const kinds = [...new Map(layout.pieces.map((piece) => [piece.sku, piece])).values()];
  return [
    face,
    room?.imagePath === face.imagePath ? null : room,
    ...kinds.map((piece) => ({ ...toPicture(piece), caption: toPieceCaption(piece, layout) })),
    toCloseUp(first, site),
  ].filter((shown) => shown !== null);
}

/** What a picture of a piece shows of its layout: "Armless Seat, 2 of its 4 pieces". */
function toPieceCaption({ sku, optionLabel, optionGroup, name }: SoldVariant, { pieces }: Layout): string {
  const count = pieces.filter((piece) => piece.sku === sku).length;
  return `${toOptionLabel(optionLabel ?? name, optionGroup)}, ${count} of its ${pieces.length} pieces`;
}

/** What a fabric costs for the whole layout, and whether it can be bought in it. */
function toFabricOption(
  sku: string,
  { layout, site, ...collection }: Collection & { layout: Layout; site: Site },
): Pick<Product["options"][number], "formattedPrice" | "currentPrice" | "isAvailable"> | undefined {
  const variant = collection.siblings.find((piece) => piece.sku === sku);
  const inFabric = variant && findReadyLayouts(variant, collection).find(({ code }) => code === layout.code);
  if (!inFabric) return undefined;
  const face = toFace(inFabric);
  const { status } = toLayoutAvailability(inFabric.pieces);
  return {
    formattedPrice: toVariantPrice(face, site),
    currentPrice: face.priceCents,
    isAvailable: status !== availabilityStatus.noLongerAvailable,
  };
}

function toFace({ name, pieces: [first, ...others] }: Layout) {
  return toLayoutFace([{ ...first, layoutName: name }, ...others]);
}

/** Its picture in its fabric, or that of its first piece. */
function toFacePicture(layout: Layout): Picture {
  const { pictures = {}, pieces } = layout;
  const [{ fabricId, picture: ofPiece, room_picture: room }] = pieces;
  const picture = (fabricId === null ? undefined : pictures[fabricId]) ?? ofPiece;
  return {
    ...toPicture({ picture, pictureAlt: toFace(layout).pictureAlt }),
    ...(picture === room && { isRoom: true }),
  };
}

/** The last of the pieces to be there decides; equal ones share their stock. */
function toLayoutAvailability(pieces: SoldProduct): Availability {
  const each = pieces.map(({ sku, available, is_made_to_order: isMadeToOrder }) => {
    const wanted = pieces.filter((piece) => piece.sku === sku).length;
    return toAvailability({ available, wanted, isMadeToOrder, isSold: true });
  });
  return each.reduce((last, one) => (one.status > last.status ? one : last));
}
