/** A card of the basket; its amount is the one that was entered when two cards pay. */
export interface CardToCharge {
  amountCents?: number | null | undefined;
}

/** Each card's part of what is due, to the cent; or why the parts are not known. */
export type CardSplit =
  | { ok: true; amountsCents: number[] }
  | { ok: false; problem: "cardMissing" | "amountsNeeded"; amountsCents: number[] };

/**
 * What each of at most two cards pays of what is due. One card pays all of it. Of two, card two keeps its entered amount
 * and card one takes the rest, so that amounts entered before the total changed still add up; where that leaves one of
 * them nothing the amounts have to be entered again.
 * Throws a RangeError for a third card.
 */
export function splitOverCards(dueCents: number, cards: readonly CardToCharge[]): CardSplit {
  const [one, two, ...more] = cards;
  if (more.length > 0) throw new RangeError(`${cards.length} cards cannot share an order. It takes two.`);
  const nothing = cards.map(() => 0);
  if (dueCents === 0) return { ok: true, amountsCents: nothing };
  if (!one) return { ok: false, problem: "cardMissing", amountsCents: nothing };
  if (!two) return { ok: true, amountsCents: [dueCents] };

  const secondCents = two.amountCents ?? (one.amountCents == null ? 0 : dueCents - one.amountCents);
  const firstCents = dueCents - secondCents;
  if (firstCents <= 0 || secondCents <= 0) return { ok: false, problem: "amountsNeeded", amountsCents: nothing };
  return { ok: true, amountsCents: [firstCents, secondCents] };
}
