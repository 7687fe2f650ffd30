import { toBrandOrigins } from "@store/storefront-server";

/** The two storefronts: which folder of `apps` serves which site. */
export const storeApps = [
  { site: "US", name: "storefront-us" },
  { site: "CA", name: "storefront-ca" },
] as const;

/** The app with the planner's 3D view, which has an origin of its own. */
export const plannerApp = "sectional-configurator";

type StoreAppName = (typeof storeApps)[number]["name"];
export type BuiltAppName = StoreAppName | typeof plannerApp;
export type StorePorts = Record<"us" | "ca", number>;
export type StoreAddresses = Record<"us" | "usModern" | "ca" | "caModern", string>;

/** The four addresses: the brand follows the host, the site follows the port. */
export function toStoreAddresses({ us, ca }: StorePorts): StoreAddresses {
  const { general, modern } = toBrandOrigins({ US: us, CA: ca });
  return { us: general.US, usModern: modern.US, ca: general.CA, caModern: modern.CA };
}
