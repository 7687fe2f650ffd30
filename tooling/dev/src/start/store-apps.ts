/** The two storefronts: which folder of `apps` serves which site. */
export const storeApps = [
  { site: "us", name: "storefront-us" },
  { site: "ca", name: "storefront-ca" },
] as const;

/** The app with the planner's 3D view, which has an origin of its own. */
export const plannerApp = "sectional-configurator";

export type StoreAppName = (typeof storeApps)[number]["name"];
export type BuiltAppName = StoreAppName | typeof plannerApp;
export type StorePorts = Record<(typeof storeApps)[number]["site"], number>;
export type StoreAddresses = Record<"us" | "usModern" | "ca" | "caModern", string>;

/** The four addresses: the brand follows the host, the site follows the port. */
export function toStoreAddresses({ us, ca }: StorePorts): StoreAddresses {
  return {
    us: `http://localhost:${us}`,
    usModern: `http://modern.localhost:${us}`,
    ca: `http://localhost:${ca}`,
    caModern: `http://modern.localhost:${ca}`,
  };
}

/** The origin of the planner's 3D view: another host, since cookies know no ports. */
export function toPlannerOrigin(port: number): string {
  return `http://planner.localhost:${port}`;
}
