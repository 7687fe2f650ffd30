import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "../../routes.ts";

const listFile = path.resolve(import.meta.dirname, "../../web/navigation/page-files.ts");

/**
 * Writes the list of pages with the files of their routes into the client: the application loads them before the router
 * does. A file is imported by the name of its entry, so that both load the same one.
 */
export function pageFiles(): Plugin {
  let entries: readonly string[] = [];
  return {
    name: "page-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ environments }) {
      const { input } = environments.client?.build.rolldownOptions ?? {};
      entries = typeof input === "object" ? Object.values(input) : [];
    },
    load: (id) => (id === listFile ? toList(entries) : null),
  };
}

function toList(entries: readonly string[]): string {
  const pages = routes.flatMap((route) => toPages(route, { path: "/", files: [] }));
  const lines = pages.map(({ files, ...page }) => {
    const names = entries.filter((entry) => files.includes(entry.split("?", 1)[0] ?? ""));
    const imports = names.map((name) => `() => import(${JSON.stringify(name)})`);
    return `{ ...${JSON.stringify(page)}, files: [${imports}] }`;
  });
  return `export const pages = [${lines.join(",\n")}];`;
}

interface Page {
  path: string;
  caseSensitive?: boolean | undefined;
  files: readonly string[];
}

/** The pages of a route: itself, or its children. */
function toPages({ path: ownPath = "", caseSensitive, file, children }: RouteConfigEntry, parent: Page): Page[] {
  const page = { path: path.posix.join(parent.path, ownPath), caseSensitive, files: [...parent.files, file] };
  return children?.flatMap((child) => toPages(child, page)) ?? [page];
}
