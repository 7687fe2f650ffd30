import type { Call } from "./all-calls.fixture.ts";
import type { Operation } from "./operation.ts";
import type { Difference } from "./route.ts";
import { toRoute } from "./route.ts";

const header = `// Generated from the calls of all features by this package's tests. Do not edit: run \`pnpm test -u\` instead.
import { routesUnder, routesUnderAll } from "../route.ts";

export type { Route } from "../route.ts";
`;

/** The text of `generated/routes.ts`: the routes of all calls, without schemas. */
export function toRoutesModule(calls: readonly Call[]): string {
  const rows = toRows(listOperations(calls, "cart"), {}).map((row) => `  ${row}`);
  return `${header}
/** The routes of the cart's calls. */
export const cartRoutes = /* @__PURE__ */ routesUnder("/Cart/", {
${rows.join("\n")}
});

/** The routes of all calls by name, for a client that parses replies itself. */
export const allRoutes = /* @__PURE__ */ routesUnderAll(
${toGroups(calls.map(({ operation }) => operation))}
);
`;
}

/** The text of `generated/checkout-routes.ts`: the routes of the steps of the checkout, by feature. */
export function toCheckoutRoutesModule(calls: readonly Call[]): string {
  const tables = ["checkout", "payment", "orders"].map(
    (feature) => `
/** The routes of the calls of \`@store/contract/${feature}\`. */
export const ${feature}Routes = /* @__PURE__ */ routesUnderAll(
${toGroups(listOperations(calls, feature))}
);
`,
  );
  return `${header.replace("routesUnder, ", "")}${tables.join("")}`;
}

function listOperations(calls: readonly Call[], feature: string): Operation[] {
  return calls.filter((call) => call.feature === feature).map(({ operation }) => operation);
}

/** The arguments of `routesUnderAll`: the operations by base path and token. */
function toGroups(operations: readonly Operation[]): string {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const key = `${baseOf(operation.path)} ${operation.token}`;
    groups.set(key, [...(groups.get(key) ?? []), operation]);
  }
  const texts = [...groups.values()].map((group) => {
    const [{ path, token } = toRoute("", "", {})] = group;
    const common = token === "none" ? "{}" : `{ token: "${token}" }`;
    const rows = toRows(group, { token }).map((row) => `      ${row}`);
    return [`  [`, `    "${baseOf(path)}",`, `    ${common},`, `    {`, ...rows, `    },`, `  ],`].join("\n");
  });
  return texts.join("\n");
}

/** The path without its last part: "/browse/catalog/" of "/browse/catalog/home". */
function baseOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
}

/** One row per call: its name, and the differences from the common route. */
function toRows(operations: readonly Operation[], common: Difference): string[] {
  return operations.map((operation) => {
    const base = baseOf(operation.path);
    const plain = toRoute(base, operation.name, common);
    const at = operation.path === plain.path ? [] : [`at: "${operation.path.slice(base.length)}"`];
    const keys = ["method", "body", "answer", "retry", "token"] as const;
    const others = keys.filter((key) => operation[key] !== plain[key]).map((key) => `${key}: "${operation[key]}"`);
    const difference = [...at, ...others].join(", ");
    return `${operation.name}: {${difference && ` ${difference} `}},`;
  });
}
