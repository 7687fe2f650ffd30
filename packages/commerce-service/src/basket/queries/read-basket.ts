import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { LineOptions } from "../../line-options/line-options.ts";
import type { AddRecord, Basket, BasketChoices, BasketLine, LineState } from "../basket.ts";

/** A line as a JSON row. */
export interface BasketLineJson {
  line_id: string;
  basket_id: string;
  sku: string;
  quantity: number;
  state: LineState;
  position: number;
  options: LineOptions;
  add_record: AddRecord;
  recipient_id: string | null;
  location_id: string | null;
  has_installation: boolean;
  registry_code: string | null;
}

/** A basket's row with its lines. */
export interface BasketRow {
  basket_id: string;
  owner_id: string;
  site: Site;
  brand: Basket["brand"];
  version: number;
  status: Basket["status"];
  in_checkout: boolean;
  reached_step: Basket["reachedStep"];
  choices: BasketChoices;
  /** Null if there are none. */
  lines: readonly BasketLineJson[] | null;
}

/** Converts a basket's row and lines to the aggregate. */
export function toBasket(row: BasketRow): Basket {
  return {
    basketId: row.basket_id,
    ownerId: row.owner_id,
    site: row.site,
    brand: row.brand,
    version: row.version,
    status: row.status,
    isInCheckout: row.in_checkout,
    reachedStep: row.reached_step,
    choices: row.choices,
    lines: (row.lines ?? []).map(toLine),
  };
}

function toLine(line: BasketLineJson): BasketLine {
  return {
    lineId: line.line_id,
    sku: line.sku,
    quantity: line.quantity,
    state: line.state,
    position: line.position,
    options: line.options,
    addRecord: line.add_record,
    recipientId: line.recipient_id,
    locationId: line.location_id,
    hasInstallation: line.has_installation,
    registryCode: line.registry_code,
  };
}

/** The order of a basket, for the session or account that placed it. */
export function findOrderOfBasket(
  database: Kysely<StoreDatabase>,
  { basketId, ownerId }: { basketId: string; ownerId: string },
): Promise<{ orderId: string } | undefined> {
  return database
    .selectFrom("customer_order")
    .select("order_id as orderId")
    .where("basket_id", "=", basketId)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}
