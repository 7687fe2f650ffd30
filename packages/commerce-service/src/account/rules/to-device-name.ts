/** The first that fits counts: most browsers name others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

const find = (table: typeof browsers, text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * The name of a browser for the owner of an account, from the User-Agent it sends: enough to distinguish devices,
 * without the versions that identify people. @example toDeviceName("… Firefox/145.0") // "Firefox on Windows"
 */
export function toDeviceName(userAgent: string | null): string {
  const text = userAgent ?? "";
  const browser = find(browsers, text);
  const system = find(systems, text);
  if (!browser || !system) return browser ?? system ?? "Unknown device";
  return `${browser} on ${system}`;
}
