/**
 * The address block that one household or office shares: /24 of IPv4, /64 of IPv6. Null if the text is not an address,
 * so that unknown addresses are not counted as one.
 */
export function toNetworkBlock(clientAddress: string): string | null {
  const address = clientAddress.trim().toLowerCase().split("%")[0] ?? "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  return toBlockOfFour(mapped ?? address) ?? toBlockOfSix(address);
}

function toBlockOfFour(address: string): string | null {
  const bytes = address.split(".");
  const isAddress = bytes.length === 4 && bytes.every((byte) => /^\d{1,3}$/.test(byte) && Number(byte) < 256);
  return isAddress ? `${bytes.slice(0, 3).map(Number).join(".")}.0/24` : null;
}

function toBlockOfSix(address: string): string | null {
  const halves = address.split("::");
  if (!address.includes(":") || halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
