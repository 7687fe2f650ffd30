import proxyaddr from "proxy-addr";

/** Whether the machine at an address, so many hops away (the connection's own is 0), may say where a request comes from. */
export type TrustedProxies = (address: string, hop: number) => boolean;

export type TrustedProxiesReading = { ok: true; trusted: TrustedProxies } | { ok: false; message: string };

const maxHops = 10;

/**
 * Reads STORE_TRUSTED_PROXIES: how many proxies stand in a row before the store, or their addresses and networks, such as
 * `10.0.0.0/8, fd00::/8` or `loopback`. Nobody is trusted without it.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxiesReading {
  const told = text?.trim() ?? "";
  if (told === "") return { ok: true, trusted: () => false };
  if (/^\d+$/.test(told)) {
    const hops = Number(told);
    if (hops <= maxHops) return { ok: true, trusted: (_address, hop) => hop < hops };
    return { ok: false, message: wrong(told) };
  }
  try {
    return { ok: true, trusted: proxyaddr.compile(told.split(/[\s,]+/).filter((part) => part !== "")) };
  } catch {
    return { ok: false, message: wrong(told) };
  }
}

function wrong(text: string): string {
  return `STORE_TRUSTED_PROXIES is "${text}". Set it to a number of proxies up to ${maxHops}, or to addresses such as 10.0.0.0/8.`;
}
