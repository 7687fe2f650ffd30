import proxyaddr from "proxy-addr";

/** Whether the machine at an address, so many hops away (the connection's own is 0), is a trusted proxy. */
export type TrustedProxies = (address: string, hop: number) => boolean;

export type TrustedProxiesReading = { ok: true; trusted: TrustedProxies } | { ok: false; message: string };

const maxHops = 10;

/**
 * Parses STORE_TRUSTED_PROXIES: the number of proxies in a row, or their addresses and networks, such as `10.0.0.0/8,
 * fd00::/8` or `loopback`. Without it, no proxy is trusted.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxiesReading {
  const setting = text?.trim() ?? "";
  if (setting === "") return { ok: true, trusted: () => false };
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting);
    if (hops <= maxHops) return { ok: true, trusted: (_address, hop) => hop < hops };
    return { ok: false, message: wrong(setting) };
  }
  try {
    return { ok: true, trusted: proxyaddr.compile(setting.split(/[\s,]+/).filter((part) => part !== "")) };
  } catch {
    return { ok: false, message: wrong(setting) };
  }
}

function wrong(text: string): string {
  return `STORE_TRUSTED_PROXIES is "${text}". Set it to a number of proxies up to ${maxHops}, or to addresses such as 10.0.0.0/8.`;
}
