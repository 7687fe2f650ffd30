import type { BrandOrigins } from "./store-addresses.ts";

const variables = {
  general: { US: "STORE_ORIGIN_US", CA: "STORE_ORIGIN_CA" },
  modern: { US: "STORE_ORIGIN_US_MODERN", CA: "STORE_ORIGIN_CA_MODERN" },
} as const;
const plannerVariable = "STORE_ORIGIN_PLANNER";
const names = [variables.general.US, variables.modern.US, variables.general.CA, variables.modern.CA];

export type StoreOriginsReading =
  | { ok: true; origins: BrandOrigins | undefined; plannerOrigin?: string | undefined }
  | { ok: false; message: string };

/**
 * Reads where shoppers find the four shops, such as `STORE_ORIGIN_US=https://shop.example`, and the planner's 3D view:
 * all of them, or none.
 */
export function readStoreOrigins(environment: Readonly<Record<string, string | undefined>>): StoreOriginsReading {
  const plannerOrigin = environment[plannerVariable] || undefined;
  if (plannerOrigin === undefined && names.every((name) => !environment[name])) return { ok: true, origins: undefined };
  const reading = readShopOrigins(environment);
  if (!reading.ok) return reading;
  const shops = Object.values(reading.origins).flatMap(Object.values<string>);
  const hosts = shops.map((shop) => new URL(shop).hostname);
  if (plannerOrigin === undefined || !isOrigin(plannerOrigin) || hosts.includes(new URL(plannerOrigin).hostname)) {
    const needed = "the planner's 3D view needs a host of its own, such as https://planner.example";
    return { ok: false, message: `${plannerVariable} is "${plannerOrigin ?? ""}", but ${needed}.` };
  }
  return { ...reading, plannerOrigin };
}

/** Reads the origins of the four shops, which mails need for their links; none may be missing. */
export function readShopOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; origins: BrandOrigins } | { ok: false; message: string } {
  const first = new Map<string, string>();
  for (const name of names) {
    const text = environment[name];
    if (!text) return { ok: false, message: `${name} is not set. Set all four of ${names.join(", ")} or none.` };
    if (!isOrigin(text))
      return { ok: false, message: `${name} is "${text}", but must be an origin, such as https://shop.example.` };
    const other = first.get(text);
    if (other !== undefined)
      return { ok: false, message: `${name} is "${text}", as ${other} is. Each shop needs a different origin.` };
    first.set(text, name);
  }
  const originsOf = ({ US, CA }: Record<"US" | "CA", string>) => ({
    US: environment[US] ?? "",
    CA: environment[CA] ?? "",
  });
  return { ok: true, origins: { general: originsOf(variables.general), modern: originsOf(variables.modern) } };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text;
}
