import type { Operation } from "@store/contract/operation";
import type * as z from "zod/mini";
import type { Answer } from "./context.ts";
import type { Preload } from "./request-snapshot.ts";
import type { StorefrontContext } from "./storefront-context.ts";

/** A call with its schema and its handler, independent of its types. */
export interface Route {
  operation: Operation;
  schema: z.ZodMiniType;
  /** Takes the parsed request, and the context that its module asks for. */
  handler: (request: never, context: never) => Promise<Answer<unknown>>;
  cacheControl: string;
  /** What to read besides the session; null if its module preloads nothing. */
  preload: ((request: never, storefront: StorefrontContext) => Preload) | null;
  /** Where a browser is led that opens it and is refused. */
  failurePage?: string | undefined;
  /** How long it waits for its turn; a second by default. */
  patienceMs?: number | undefined;
}

/** A module of any type. */
export interface AnyModule {
  operations: Readonly<Record<string, Operation>>;
  requests: Readonly<Record<string, z.ZodMiniType>>;
  handlers: Readonly<Record<string, Route["handler"]>>;
  cacheControl?: string;
  preloads?: Readonly<Record<string, unknown>>;
  failurePages?: Readonly<Record<string, string>>;
  patienceMs?: Readonly<Record<string, number>>;
}

/**
 * Every call of the modules. Throws if a module lacks a part of one, which its types forbid.
 */
export function toRoutes(modules: readonly AnyModule[]): Route[] {
  return modules.flatMap(({ operations, requests, handlers, cacheControl = "no-store", ...module }) =>
    Object.entries(operations).map(([name, operation]) => {
      const { preloads, failurePages, patienceMs } = module;
      const schema = requests[name];
      const handler = handlers[name];
      if (!schema || !handler) throw new Error(`The call ${name} has no schema or no handler. Give its module both.`);
      // The module's own type pairs every call with its preload.
      const ofCall = preloads?.[name] as Route["preload"] | undefined;
      const preload = preloads ? (ofCall ?? (() => ({}))) : null;
      const own = { failurePage: failurePages?.[name], patienceMs: patienceMs?.[name] };
      return { operation, schema, handler, cacheControl, preload, ...own };
    }),
  );
}
