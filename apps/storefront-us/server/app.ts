import * as build from "virtual:react-router/server-build";
import { createStorefront, type StorefrontPorts } from "@store/storefront/server";
import { config } from "../store.config.ts";

/** The entry of the server's bundle: everything but what this process already has open comes from the package. */
export default (ports: StorefrontPorts) => createStorefront({ config, build, mode: import.meta.env.MODE, ...ports });
