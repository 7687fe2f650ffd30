import type { Site } from "@store/contract/shared";
import { findSigner, hashWithSecret, type Secrets } from "../../service/session/secrets.ts";

/** How long a link shows its order: longer than a made-to-order piece takes to arrive. */
const lastingDays = 180;

const secondsPerDay = 24 * 60 * 60;
const form = /^([\w-]{16,64})\.([\da-z]{1,9})\.([\da-f]{64})$/;

interface LinkSigning {
  readonly secrets: Secrets;
  readonly site: Site;
}

/**
 * The path of the page that shows an order to whoever has the link, on any device and without signing in, for 180 days
 * after it was placed.
 * It carries the order's id, when it ends and our signature of both.
 */
export function createOrderLink(
  orderId: string,
  { placedAt, secrets, site }: LinkSigning & { readonly placedAt: Date },
): string {
  const ends = Math.floor(placedAt.getTime() / 1000) + lastingDays * secondsPerDay;
  const signed = `${orderId}.${ends.toString(36)}`;
  return `/order/${signed}.${hashWithSecret(secrets, toSigned(site, signed))}`;
}

/** The order of a link's token; null when we did not sign it for this site, or it has ended. */
export function parseOrderToken(
  token: string,
  { now, secrets, site }: LinkSigning & { readonly now: Date },
): string | null {
  const [, orderId = "", ends = "", signature = ""] = form.exec(token) ?? [];
  const text = toSigned(site, `${orderId}.${ends}`);
  if (findSigner(secrets, { text, signature }) === undefined) return null;
  return Number.parseInt(ends, 36) * 1000 < now.getTime() ? null : orderId;
}

function toSigned(site: Site, text: string): string {
  return `order link ${site} ${text}`;
}
