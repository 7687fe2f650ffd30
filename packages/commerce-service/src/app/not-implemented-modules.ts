import { registryOperations } from "@store/contract/registry";
import { registryRequests } from "@store/contract/registry/requests";
import { sectionalOperations } from "@store/contract/sectionals";
import { sectionalRequests } from "@store/contract/sectionals/requests";
import type { AnyModule } from "../service/routes.ts";

/** Modules of the contract without implemented calls. A module moves to its own folder with its first handler. */
export const notImplementedModules: readonly AnyModule[] = [
  { operations: registryOperations, requests: registryRequests, handlers: {} },
  { operations: sectionalOperations, requests: sectionalRequests, handlers: {} },
];
