/** How far a story's checkout has come before the story is drawn, in the order a guest goes. */
export const stages = ["cart", "shipping", "delivery", "payment", "review", "placed"] as const;
type Stage = (typeof stages)[number];

/**
 * What a story requests with `parameters: { service: { cart: [sampleSkus.sofa], stage: "payment" } }`. A story without it gets
 * no service, no basket and no store, and renders at once.
 */
export interface ServiceParameter {
  /** SKUs to add, one of each; none is an empty cart. */
  readonly cart?: readonly string[];
  /** The country the order goes to, by its three letters; the site's own unless said otherwise. */
  readonly shipTo?: string;
  /** The store that everything is picked up at. */
  readonly pickUpAt?: string;
  /** Paths of calls that the page finds out of order. */
  readonly down?: readonly string[];
  /** Paths of calls that the page waits for without end. */
  readonly neverResponding?: readonly string[];
  /** "cart" unless said otherwise. "shipping" has an open checkout, each later stage what the one before it saves. */
  readonly stage?: Stage;
}
