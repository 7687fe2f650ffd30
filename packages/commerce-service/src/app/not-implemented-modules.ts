import { sectionalOperations } from "@store/contract/sectionals";
import { sectionalRequests } from "@store/contract/sectionals/requests";
import type { AnyModule } from "../service/routes.ts";

/** Modules of the contract without implemented calls. A module moves to its own folder with its first handler. */
export const notImplementedModules: readonly AnyModule[] = [
  { operations: sectionalOperations, requests: sectionalRequests, handlers: {} },
];
