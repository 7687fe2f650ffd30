import type { CartLine, ShipMethod } from "@store/contract/shared";

/** How a line is to be got. */
export interface LineWay {
  readonly shipMethod: ShipMethod;
  /** The store that keeps it; null when it is sent. */
  readonly locationId: string | null;
}

/** What a line can be fitted with. */
export type InstallationService = NonNullable<CartLine["itemInfo"]["installationService"]>;

/** What can be asked of a line. */
export type AskedOfLine =
  | {
      readonly action:
        | "updateItem"
        | "removeItem"
        | "restoreItem"
        | "saveForLater"
        | "moveToCart"
        | "removeItemFromSaveForLater";
    }
  | {
      readonly action: "removeInstallationService" | "restoreInstallationService";
      /** What it comes with then. */
      readonly service: InstallationService | null;
    }
  | { readonly action: "updateShipMethod"; readonly way: LineWay };

/** What the shopper asked of a line and the service has not confirmed. */
export type Wish = AskedOfLine & {
  readonly lineId: string;
  /** How many the line is to hold; 0 for a removal. */
  readonly quantity: number;
  /** Kept here, since a removed line may have left the screen when its removal is announced. */
  readonly sku: string;
  readonly isSent: boolean;
};
/** In the order in which they are sent. */
export type Wishes = readonly Wish[];

const undoneBy: Partial<Record<Wish["action"], Wish["action"]>> = {
  removeItem: "restoreItem",
  removeItemFromSaveForLater: "restoreItem",
  saveForLater: "moveToCart",
  moveToCart: "saveForLater",
  removeInstallationService: "restoreInstallationService",
};

/** Whether two wishes for one line, together, leave everything as it was. */
function areOpposites({ action: one }: Wish, { action: other }: Wish): boolean {
  return undoneBy[one] === other || undoneBy[other] === one;
}

/**
 * The same wishes with one more. Of equal wishes for a line that wait to be sent only the newest stays; a removal and its
 * undo that both wait cancel each other, as do saving a line and moving it back. A quantity is sent before a removal that
 * follows it, so that an undo of the removal brings that quantity back.
 */
export function withWish(wishes: Wishes, wish: Wish): Wishes {
  const last = wishes.findLast(({ lineId }) => lineId === wish.lineId);
  if (!last || last.isSent) return [...wishes, wish];
  if (last.action === wish.action) return replaceWish(wishes, last, wish);
  return areOpposites(last, wish) ? withoutWish(wishes, last) : [...wishes, wish];
}

/** The wish that is to be sent next. */
export function nextUnsent(wishes: Wishes): Wish | undefined {
  return wishes.find(({ isSent }) => !isSent);
}

/** The same wishes with another at the place of one. */
export function replaceWish(wishes: Wishes, wish: Wish, other: Wish): Wishes {
  return wishes.map((each) => (each === wish ? other : each));
}

/** Takes one wish back: it failed, or was cancelled. */
export function withoutWish(wishes: Wishes, wish: Wish): Wishes {
  return wishes.filter((each) => each !== wish);
}

/** Takes a wish back that failed, and the undo of it that waits: there is nothing to undo. */
export function withoutFailed(wishes: Wishes, failed: Wish): Wishes {
  const next = wishes.find(({ lineId, isSent }) => lineId === failed.lineId && !isSent);
  return wishes.filter((each) => each !== failed && !(each === next && areOpposites(failed, each)));
}

/** Wishes that still wait to be sent: the others are answered by a fresh cart. */
export function onlyUnsent(wishes: Wishes): Wishes {
  return wishes.filter(({ isSent }) => !isSent);
}

/** Wishes that the service has been told, and did not refuse. */
export function onlySent(wishes: Wishes): Wishes {
  return wishes.filter(({ isSent }) => isSent);
}

/** Whether a removed line is on its way back. */
export function isComingBack(wishes: Wishes, line: CartLine): boolean {
  return wishes.some(({ lineId, action }) => lineId === line.id && action === "restoreItem");
}
