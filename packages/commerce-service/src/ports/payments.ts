import type { Currency } from "@store/contract/shared";

/** A card as typed. It is handed to the processor at once and kept nowhere. */
export interface TypedCard {
  number: string;
  expMonth: string;
  expYear: string;
  securityCode: string;
}
export type Tokenised = { ok: true; token: string } | { ok: false; kind: "refused" | "unavailable" };
export interface AuthorisationRequest {
  /** Derived from the order attempt: the same reference never charges twice. */
  reference: string;
  token: string;
  amountCents: number;
  currency: Currency;
}
/** "unknown": no answer came back; only a look-up may tell, and it is never read as "declined". */
export type Authorisation = { kind: "approved" } | { kind: "declined" } | { kind: "unknown" };
export type FoundAuthorisation = Authorisation | { kind: "none" };

/** A card processor. Every method settles within the adapter's own time limit and never throws for the processor's reasons. */
export interface Payments {
  tokenise(card: TypedCard): Promise<Tokenised>;
  authorise(request: AuthorisationRequest): Promise<Authorisation>;
  find(reference: string): Promise<FoundAuthorisation>;
  /** Releases an authorisation; one that does not exist is released already, and a late one under this reference stays refused. */
  release(reference: string): Promise<{ ok: true } | { ok: false }>;
}
