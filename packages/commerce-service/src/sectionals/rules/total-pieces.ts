import type { TermsToAccept } from "@store/contract/shared";
import { availabilityStatus, type Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { findTerms, toItemTerms, toTermsToAccept } from "../../basket/rules/terms.ts";
import type { ProductTerms } from "../../database/tables/product.ts";
import { toAvailability } from "../../views/to-availability.ts";
import type { Piece } from "../queries/find-pieces.ts";

/** The sum of all pieces, in cents. */
export function totalPieces(pieces: readonly Piece[]): number {
  return sumCents(pieces.map(({ priceCents }) => priceCents));
}

/** Whether one piece among others can be bought: equal ones share their stock. */
export function toPieceAvailability(piece: Piece, pieces: readonly Piece[]) {
  const wanted = pieces.filter(({ sku }) => sku === piece.sku).length;
  const isMadeToOrder = piece.isMadeToOrder && piece.available === null;
  return toAvailability({ available: piece.available, wanted: Math.max(1, wanted), isMadeToOrder, isSold: true });
}

/** Why pieces cannot be bought together; undefined if they can. */
export function findUnavailable(pieces: readonly Piece[]): string | undefined {
  return pieces
    .map((piece) => toPieceAvailability(piece, pieces))
    .find(({ status }) => status === availabilityStatus.noLongerAvailable)?.message;
}

/** The terms that an add of pieces has to accept; undefined without any. */
export function toTermsOfPieces(
  terms: ProductTerms | null,
  pieces: readonly Pick<Piece, "isMadeToOrder" | "available">[],
  site: Site,
): TermsToAccept | undefined {
  const itemTerms = terms && toItemTerms(terms, site);
  const found = pieces.map((piece) => findTerms({ terms: itemTerms, ...piece })).find((one) => one !== null);
  return found && toTermsToAccept(found);
}
