import type { StoreAddresses } from "./store-apps.ts";

/** The origin of each brand on both sites, as the storefronts name them. */
export type BrandOrigins = Record<"general" | "modern", Record<"US" | "CA", string>>;

const variables: Readonly<Record<keyof StoreAddresses, string>> = {
  us: "STORE_ORIGIN_US",
  usModern: "STORE_ORIGIN_US_MODERN",
  ca: "STORE_ORIGIN_CA",
  caModern: "STORE_ORIGIN_CA_MODERN",
};

/** The addresses of a store, sorted by brand and site. */
export function toBrandOrigins({ us, usModern, ca, caModern }: StoreAddresses): BrandOrigins {
  return { general: { US: us, CA: ca }, modern: { US: usModern, CA: caModern } };
}

const plannerVariable = "STORE_ORIGIN_PLANNER";

type Checked =
  | { ok: true; origins: BrandOrigins | undefined; plannerOrigin?: string | undefined }
  | { ok: false; message: string };

/**
 * Reads where shoppers find the four shops, such as `STORE_ORIGIN_US=https://shop.example`, and the planner's 3D view:
 * all of them, or none.
 */
export function checkStoreOrigins(environment: Readonly<Record<string, string | undefined>>): Checked {
  const read = Object.entries(variables).map(([shop, name]) => ({ shop, name, text: environment[name] || undefined }));
  const plannerOrigin = environment[plannerVariable] || undefined;
  if (read.every(({ text }) => text === undefined) && plannerOrigin === undefined)
    return { ok: true, origins: undefined };
  for (const { name, text } of read) {
    if (text === undefined) return { ok: false, message: `${name} is not set. Set all four of ${names} or none.` };
    if (!isOrigin(text))
      return { ok: false, message: `${name} is "${text}", but must be an origin, such as https://shop.example.` };
    const first = read.find((other) => other.text === text);
    if (first !== undefined && first.name !== name)
      return { ok: false, message: `${name} is "${text}", as ${first.name} is. Each shop needs a different origin.` };
  }
  if (plannerOrigin === undefined || !isOrigin(plannerOrigin) || read.some(({ text }) => text === plannerOrigin)) {
    const needed = "the planner's 3D view needs an origin of its own, such as https://planner.example";
    return { ok: false, message: `${plannerVariable} is "${plannerOrigin ?? ""}", but ${needed}.` };
  }
  const addresses = Object.fromEntries(read.map(({ shop, text }) => [shop, text]));
  // Each shop of the table was read, and none is without its text.
  return { ok: true, origins: toBrandOrigins(addresses as StoreAddresses), plannerOrigin };
}

const names = Object.values(variables).join(", ");

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text;
}
