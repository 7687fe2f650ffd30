import type { AddResult } from "@store/contract/cart";
import type { AddSectional } from "@store/contract/sectionals/requests";
import type { SectionalDesign } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";
import type { LoadedBasket } from "../basket/basket-context.ts";
import type { RefusedDecision } from "../basket/decision.ts";
import { withoutLines } from "../basket/rules/basket-state.ts";
import type { Answer } from "../service/context.ts";
import { addPlanned } from "./add-items.ts";
import type { AddRefusal } from "./rules/decide-add.ts";

/**
 * Adds a sectional as one design: all pieces or none. A design that it replaces leaves the cart in the same step, and
 * gives it its name (AMB-279).
 */
export function addSectional(
  { items, design, replacesDesignId }: AddSectional,
  context: BasketCall,
): Promise<Answer<AddResult>> {
  const id = context.random.token(16);
  return addPlanned(context, (current) => {
    const replaced = replacesDesignId === undefined ? null : findDesign(current, replacesDesignId);
    if (replaced === undefined) return refuseDesign;
    const loaded = replaced ? withoutDesign(current, replaced.id) : current;
    const collections = new Set(items.map(({ Sku }) => findPiece(loaded, Sku)?.collectionCode));
    if (collections.size > 1 || collections.has(undefined)) return refusePieces;
    const name = replaced?.name ?? nameDesign(loaded, items[0]?.Sku ?? "");
    const sectional: SectionalDesign = { id, name, ...(design !== undefined && { design }) };
    return { kind: "planned", loaded, wanted: items.map((item) => ({ ...item, sectional })) };
  });
}

const refuseDesign: RefusedDecision<AddRefusal> = {
  kind: "refused",
  refusal: {
    errorCode: "DesignNotFound",
    message: "This design is no longer in your cart. You can add it as a new one.",
  },
};

const refusePieces: RefusedDecision<AddRefusal> = {
  kind: "refused",
  refusal: { errorCode: "OptionChoiceInvalid", message: "These pieces do not belong together. Please choose again." },
};

function findPiece({ basketContext }: LoadedBasket, sku: string) {
  return basketContext.items.get(sku)?.sectional;
}

function findDesign({ basket }: LoadedBasket, designId: string): SectionalDesign | undefined {
  return basket.lines.find((line) => line.state === "cart" && line.options.sectional?.id === designId)?.options
    .sectional;
}

function withoutDesign({ basket, ...loaded }: LoadedBasket, designId: string): LoadedBasket {
  const lines = basket.lines.filter((line) => line.state === "cart" && line.options.sectional?.id === designId);
  return { ...loaded, basket: withoutLines(basket, new Set(lines.map(({ lineId }) => lineId))) };
}

/** The name of the collection, with the first free number from the second design. */
function nameDesign({ basket, basketContext }: LoadedBasket, sku: string): string {
  const title = basketContext.items.get(sku)?.title ?? "";
  const taken = new Set(basket.lines.map(({ options }) => options.sectional?.name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? title : `${title} ${number}`;
    if (!taken.has(name)) return name;
  }
}
