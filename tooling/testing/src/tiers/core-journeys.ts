/**
 * The journey of each area of the requirements that has a page, by the file of `tooling/e2e/src` and how its title begins:
 * `pnpm test` runs them, whatever they take.
 */
export const coreJourneys = {
  CART: ["edits-cart.spec.ts", "every change in the cart sends one call and one reload"],
  CHK: ["guest-buys.spec.ts", "a guest finds a sofa and buys it"],
  POP: ["special-order.spec.ts", "a choice that is retired while it is in the cart stops the checkout"],
  SHIP: ["canadian-cart.spec.ts", "a Canadian cart accepts postal codes"],
  GIFT: ["several-recipients.spec.ts", "a guest sends a gift to two other addresses"],
  PAY: ["pays-by-card.spec.ts", "an order to Chicago is paid by a card that is billed in Toronto"],
  TEND: ["pays-with-tenders.spec.ts", "an account pays with a certificate, a gift card and two rewards cards"],
  CONF: ["confirms-an-add.spec.ts", "a guest sees what was added"],
  REG: ["adds-to-a-registry.spec.ts", "a guest signs in for the registry"],
  PROD: ["adds-from-everywhere.spec.ts", "a lamp of a list is added by its card"],
  SECT: ["plans-a-sectional.spec.ts", "a layout is changed by touch"],
  SWAT: ["free-swatches.spec.ts", "a swatch of a sofa is ordered on a phone"],
  SPEC: ["special-order.spec.ts", "a sofa is made to order from its product page to the mail"],
  PERS: ["personalizes-an-item.spec.ts", "a guest has towels embroidered"],
  AUTH: ["signs-in-and-out.spec.ts", "a shopper signs in with a password"],
  ADDR: ["real-addresses.spec.ts", "an order to an apartment abroad is confirmed"],
  FMT: ["guest-buys.spec.ts", "a guest finds a sofa and buys it"],
  ERR: ["cart-failures.spec.ts", "a failed checkout button shows the reason"],
  SITE: ["does-everything.spec.ts", "a customer signs in, browses, adds"],
} as const satisfies Readonly<Record<string, readonly [file: string, title: string]>>;

/** The same for the ways to buy that no area of the requirements names. */
export const coreWays = {
  "without a file": ["lost-files.spec.ts", "a page whose file is "],
  "without scripts": ["checkout-without-scripts.spec.ts", "a guest without scripts changes the cart"],
} as const satisfies Readonly<Record<string, readonly [file: string, title: string]>>;

/** Whether a call of `test` in a file is the core journey of an area. */
export function isCore(file: string, titles: readonly string[]): boolean {
  return [...Object.values(coreJourneys), ...Object.values(coreWays)].some(
    ([name, begin]) => file.endsWith(`/${name}`) && titles.some((title) => title.includes(begin)),
  );
}
