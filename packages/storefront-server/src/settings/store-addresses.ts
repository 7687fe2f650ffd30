import type { Brand, Site } from "@store/contract/shared";

/** The origin of each brand on both sites, as the storefronts name them. */
export type BrandOrigins = Record<Brand, Record<Site, string>>;

/** The port of each site on this machine. */
export type SitePorts = Record<Site, number>;

/**
 * The addresses of the four shops on this machine: the brand follows the host, the site follows the port.
 * @example toBrandOrigins({ US: 3000, CA: 3001 }).modern.CA // "http://modern.localhost:3001"
 */
export function toBrandOrigins(ports: SitePorts): BrandOrigins {
  const toOrigins = (host: string) => ({ US: `http://${host}:${ports.US}`, CA: `http://${host}:${ports.CA}` });
  return { general: toOrigins("localhost"), modern: toOrigins("modern.localhost") };
}

/** The origin of the planner's 3D view: another host, since cookies know no ports. */
export function toPlannerOrigin(port: number): string {
  return `http://planner.localhost:${port}`;
}

/** The origin of the sandbox wallets, which are never part of the shop's own. */
export function toWalletOrigin(port: number): string {
  return `http://wallets.localhost:${port}`;
}
