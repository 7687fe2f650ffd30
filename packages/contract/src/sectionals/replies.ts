import * as z from "zod/mini";
import { displaySwatch } from "../catalog/product.ts";
import { cents, termsToAccept } from "../shared/index.ts";
import { optionExperience } from "./option-experience.ts";

const sectionalPiece = z.object({
  Name: z.string(),
  Sku: z.string(),
  Image: z.string(),
  ProductUrl: z.string(),
  Dimensions: z.string(),
  FormattedPrice: z.string(),
  AvailabilityMessage: z.string(),
  ItemTypeCode: z.string(),
});

/** An option of the whole sectional: its fabric, legs, arms or cushions. */
const sectionalOptionChoice = z.object({
  OptionName: z.string(),
  Name: z.string(),
  SwatchImage: z.string(),
  optionExperience: z.literal(Object.values(optionExperience)),
});
export type SectionalOptionChoice = z.infer<typeof sectionalOptionChoice>;

export const sectionalDetails = z.object({
  SectionalPieces: z.array(sectionalPiece),
  SectionalOptionChoices: z.array(sectionalOptionChoice),
  FormattedTotalPrice: z.string(),
  /** The same in cents: forms carry it, so that a changed total is noticed. */
  totalPrice: cents,
  HasCustomOrderConfirmation: z.boolean(),
  CustomOrderConfirmationMessage: z.string(),
  /** The terms as an add accepts them by their id. */
  terms: z.optional(termsToAccept),
});
export type SectionalDetails = z.infer<typeof sectionalDetails>;

/** A kind of piece with its size in inches, and where it joins others: left and right as seen from the front. */
export const sectionalPieceKind = z.object({
  itemTypeCode: z.string(),
  name: z.string(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  diagonalDepth: z.optional(z.number()),
  joins: z.array(
    z.object({
      end: z.enum(["left", "right", "front", "ottoman"]),
      side: z.enum(["left", "right", "front", "back"]),
      type: z.string(),
      isFinished: z.boolean(),
    }),
  ),
  arms: z.array(z.enum(["left", "right", "front", "back"])),
  backs: z.array(z.enum(["left", "right", "front", "back"])),
  mirrorItemTypeCode: z.string(),
  seats: z.int(),
});
export type SectionalPieceKind = z.infer<typeof sectionalPieceKind>;

/** A layout to begin with, in the requested fabric. */
export const readyLayout = z.object({
  name: z.string(),
  /** The planner's text. */
  design: z.string(),
  image: z.string(),
  /** From the left end to the right one, an ottoman after its piece. */
  itemTypes: z.array(z.string()),
  skus: z.array(z.string()),
  formattedTotalPrice: z.string(),
  /** Why it cannot be bought in this fabric now. */
  unavailableMessage: z.optional(z.string()),
});

export const sectionalPage = z.object({
  collectionCode: z.string(),
  collectionName: z.string(),
  /** The frame with the 3D view; null if there is none. */
  configuratorUrl: z.nullable(z.string()),
  swatches: z.array(displaySwatch),
  /** How each fabric looks in the 3D view: its color as "#rrggbb", and its material. */
  fabrics: z.array(z.object({ choiceCode: z.string(), color: z.string(), material: z.string() })),
  /** The fabric of SKUs and prices. */
  fabricChoiceCode: z.string(),
  legs: z.array(z.object({ code: z.string(), name: z.string() })),
  defaults: z.object({
    fabricChoiceCode: z.string(),
    legFinishCode: z.string(),
    repositoryCode: z.string(),
    armChoiceCode: z.string(),
    cushionCode: z.string(),
    cushionChoice: z.string(),
  }),
  pieces: z.array(sectionalPieceKind),
  layouts: z.array(readyLayout),
  /** The terms of the fabric, if an add has to accept them. */
  terms: z.optional(termsToAccept),
});
export type SectionalPage = z.infer<typeof sectionalPage>;

/** The collections that a brand sells on a site. */
export const sectionalCollections = z.object({
  collections: z.array(
    z.object({
      collectionCode: z.string(),
      collectionName: z.string(),
      imagePath: z.string(),
      imageAlt: z.string(),
      /** The price of its cheapest piece. */
      formattedLowestPrice: z.string(),
    }),
  ),
});
export type SectionalCollections = z.infer<typeof sectionalCollections>;
