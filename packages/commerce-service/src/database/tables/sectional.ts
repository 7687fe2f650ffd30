import type { SectionalPieceKind } from "@store/contract/sectionals";
import type { Json } from "./cell.ts";

/** The codes of a collection's options besides the fabric, and its first fabric. */
interface SectionalDefaults {
  fabricId: string;
  legFinishCode: string;
  repositoryCode: string;
  armChoiceCode: string;
  cushionCode: string;
  cushionChoice: string;
}

/** A design to begin with. */
export interface ReadyDesign {
  name: string;
  /** The planner's text. */
  design: string;
  itemTypes: string[];
  /** The floor that it covers, in inches; its page says no size without them. */
  width?: number;
  depth?: number;
  /** How it looks, by the id of its fabric: of the first at least, which lists show. Its first piece stands for it otherwise. */
  pictures?: Record<string, string>;
}

export interface SectionalCollectionTable {
  collection_code: string;
  product_id: string;
  legs: Json<{ code: string; name: string }[]>;
  defaults: Json<SectionalDefaults>;
  /** The one that sells best first: lists show the collection by it. */
  layouts: Json<ReadyDesign[]>;
  position: number;
}

/** A kind of piece; lengths in inches. */
export interface SectionalItemTypeTable {
  collection_code: string;
  item_type_code: string;
  name: string;
  width: number;
  depth: number;
  height: number;
  joins: Json<SectionalPieceKind["joins"]>;
  arms: SectionalPieceKind["arms"];
  backs: SectionalPieceKind["backs"];
  mirror_item_type_code: string;
  seats: number;
  position: number;
}

/** Which kind of piece a SKU is; its fabric is the variant's. */
export interface SectionalSkuTable {
  sku: string;
  collection_code: string;
  item_type_code: string;
}
