import type { Basket, BasketChoices, BasketLine, RecipientChoice } from "../basket.ts";

/** The basket with one of its lines changed; the others stay the same objects, so that only this one is written. */
export function withLine(basket: Basket, lineId: string, change: Partial<BasketLine>): Basket {
  return { ...basket, lines: basket.lines.map((line) => (line.lineId === lineId ? { ...line, ...change } : line)) };
}

/** The basket with a line at its end. */
export function withNewLine(basket: Basket, line: Omit<BasketLine, "position">): Basket {
  const position = Math.max(0, ...basket.lines.map((one) => one.position)) + 1;
  return { ...basket, lines: [...basket.lines, { ...line, position }] };
}

/** The basket without some of its lines. */
export function withoutLines(basket: Basket, lineIds: ReadonlySet<string>): Basket {
  return { ...basket, lines: basket.lines.filter(({ lineId }) => !lineIds.has(lineId)) };
}

/** The basket with other choices; one that is set to undefined is no longer chosen. */
export function withChoices(
  basket: Basket,
  changes: { [Name in keyof BasketChoices]?: BasketChoices[Name] | undefined },
): Basket {
  // JSON keeps no key that is undefined, and neither does this.
  const entries = Object.entries({ ...basket.choices, ...changes }).filter(([, value]) => value !== undefined);
  return { ...basket, choices: Object.fromEntries(entries) };
}

/** The basket with what was chosen for one recipient; one that is not there yet comes last. */
export function withRecipient(
  basket: Basket,
  id: string,
  changes: { [Name in keyof RecipientChoice]?: RecipientChoice[Name] | undefined },
): Basket {
  const known = basket.choices.recipients ?? [];
  const old = known.find((recipient) => recipient.id === id);
  const entries = Object.entries({ ...old, ...changes, id }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(entries) as unknown as RecipientChoice;
  const recipients = old ? known.map((recipient) => (recipient === old ? changed : recipient)) : [...known, changed];
  return withChoices(basket, { recipients });
}

/** A line that nobody chose anything for yet. */
export const plainLine = {
  state: "cart",
  donationCents: null,
  personalizationText: null,
  recipientId: null,
  locationId: null,
  hasInstallation: false,
  optionChoice: null,
  registryId: null,
} as const satisfies Partial<BasketLine>;
