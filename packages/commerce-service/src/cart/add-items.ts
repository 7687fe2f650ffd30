import type { AddResult } from "@store/contract/cart";
import { type Basket, type BasketLine, firstRecipientId } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { type CatalogItem, type LoadedBasket, resolveLines } from "../basket/basket-context.ts";
import { changeBasket } from "../basket/change-basket.ts";
import type { BasketChange, RefusedDecision } from "../basket/decision.ts";
import { isSameLine } from "../basket/is-same-line.ts";
import { plainLine, withLine, withNewLine, withoutLines, withRecipient } from "../basket/rules/basket-state.ts";
import type { Answer } from "../service/context.ts";
import { toAddResult, toRefusedAdd } from "../views/to-add-result.ts";
import { type Addition, type AddRefusal, decideAdd, type WantedItem } from "./rules/decide-add.ts";

type AddChange = BasketChange & { additions: Addition[] };

/**
 * Adds items to the shopper's cart: all of them or none. Items that no cart could accept start no session. The first one
 * may take the place of a line.
 */
export function addItems(
  wanted: readonly WantedItem[],
  context: BasketCall,
  replacesLineId?: string,
): Promise<Answer<AddResult>> {
  return addPlanned(context, (loaded) => {
    const { basket } = loaded;
    const replaced = basket.lines.find(({ lineId, state }) => lineId === replacesLineId && state === "cart");
    if (!replaced) return { kind: "planned", loaded, wanted };
    const remainder = { ...loaded, basket: withoutLines(basket, new Set([replaced.lineId])) };
    return { kind: "planned", loaded: remainder, wanted, replaced };
  });
}

/** The items to add to a basket, from which something may have been taken before. */
interface PlannedAdd {
  kind: "planned";
  loaded: LoadedBasket;
  wanted: readonly WantedItem[];
  /** The line whose place the first item takes. */
  replaced?: BasketLine;
}

/** The same for items that depend on the basket. */
export function addPlanned(
  context: BasketCall,
  plan: (loaded: LoadedBasket) => PlannedAdd | RefusedDecision<AddRefusal>,
): Promise<Answer<AddResult>> {
  const { site, random, clock } = context;
  return changeBasket<AddResult, AddChange, RefusedDecision<AddRefusal>>(context, {
    decide(current) {
      const planned = plan(current);
      if (planned.kind === "refused") return planned;
      const { loaded, wanted, replaced } = planned;
      const decision = decideAdd(wanted, loaded, clock.now());
      if (decision.kind === "refused") return decision;
      const { additions } = decision;
      const newId = () => random.token(16);
      return { kind: "change", next: applyAdditions(loaded.basket, additions, { newId, replaced }), additions };
    },
    toReply: (saved, { additions }) => toAddResult(additions, saved),
    toAnswer: (decision, loaded) => ({
      kind: "reply",
      reply: toRefusedAdd(decision.refusal, resolveLines(loaded), site),
    }),
  });
}

/** The basket with additions: each increases the quantity of an equal line, or becomes a new line at the end. */
function applyAdditions(
  basket: Basket,
  additions: readonly Addition[],
  { newId, replaced }: { newId: () => string; replaced?: BasketLine | undefined },
): Basket {
  return additions.reduce((grown, { item, quantity, level, ...choice }, index) => {
    const added = { ...plainLine, ...choice, sku: item.sku };
    const line = index === 0 && replaced ? withPartsOf(added, replaced, item) : added;
    const same = grown.lines.find((one) => one.state === "cart" && isSameLine(one, line));
    const put = same
      ? withLine(grown, same.lineId, { quantity: same.quantity + quantity, addRecord: line.addRecord })
      : index === 0 && replaced
        ? withLineInPlace(grown, { ...line, quantity }, replaced)
        : withNewLine(grown, { ...line, quantity, lineId: newId() });
    return level === null ? put : withParcelLevel(put, level);
  }, basket);
}

/** A line with what stays of the one whose place it takes: for whom it is, of which registry, and who installs it. */
function withPartsOf<Line extends Pick<BasketLine, "registryCode" | "hasInstallation">>(
  line: Line,
  { recipientId, registryCode, hasInstallation }: BasketLine,
  { installation }: CatalogItem,
) {
  return {
    ...line,
    recipientId,
    registryCode: line.registryCode ?? registryCode,
    hasInstallation: line.hasInstallation || (hasInstallation && installation !== null),
  };
}

function withLineInPlace(
  basket: Basket,
  line: Omit<BasketLine, "lineId" | "position">,
  { lineId, position }: BasketLine,
): Basket {
  return {
    ...basket,
    lines: [...basket.lines, { ...line, lineId, position }].sort((one, other) => one.position - other.position),
  };
}

// Parcels to one person ship together.
function withParcelLevel(basket: Basket, level: 2 | 3): Basket {
  const first = basket.choices.recipients?.find(({ id }) => id === firstRecipientId);
  return withRecipient(basket, firstRecipientId, { serviceLevels: { ...first?.serviceLevels, parcel: level } });
}
