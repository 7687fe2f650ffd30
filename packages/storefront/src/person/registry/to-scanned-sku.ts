import { toPlainDigits } from "@store/postal-and-address";

/** An SKU: a number, or a word with hyphens. */
const skuShape = /^[a-z0-9-]{1,40}$/i;
const productPath = /^\/(?:product|special-order)\/([^/]+)\/?$/;

/** The SKU of a scanned or typed code: itself, or that of a product address of this shop. Null if it is neither. */
export function toScannedSku(code: string, origins: readonly string[]): string | null {
  const text = toPlainDigits(code).trim();
  const sku = text.includes("/") ? toSkuOfAddress(text, origins) : text.replaceAll(" ", "");
  return sku !== undefined && skuShape.test(sku) ? sku : null;
}

function toSkuOfAddress(text: string, origins: readonly string[]): string | undefined {
  const [first = ""] = origins;
  const isPlain = text.startsWith("/") || /^https?:/i.test(text);
  const address = isPlain ? text : `https://${text}`;
  if (!URL.canParse(address, first)) return undefined;
  const { host, pathname } = new URL(address, first);
  // An address that is typed without its scheme is one of the same host.
  const isOwn = origins.some((origin) => new URL(origin).host === host);
  return isOwn ? productPath.exec(pathname)?.[1] : undefined;
}
