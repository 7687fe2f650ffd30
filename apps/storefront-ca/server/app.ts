import * as build from "virtual:react-router/server-build";
import { type BrandOrigins, type Commerce, createStorefront } from "@store/storefront/server";
import { config } from "../store.config.ts";

/** The entry of the server's bundle: everything but what this process already has open comes from the package. */
export default ({ commerce, origins }: { commerce: Commerce; origins?: BrandOrigins }) =>
  createStorefront({ config, build, mode: import.meta.env.MODE, commerce, origins });
