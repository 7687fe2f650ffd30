import { nextFiles } from "./apps/next-files.ts";
import { routerFiles } from "./apps/router-files.ts";
import { viteFiles } from "./apps/vite-files.ts";

/** An app of another team: what it installs beside our packages, its files, and how it is built and served. */
export interface AppKind {
  /** Packages of the framework, for each Node. */
  framework: Readonly<Record<20 | 24, readonly string[]>>;
  files: Readonly<Record<string, string>>;
  /** Programs in its `node_modules/.bin`, with their arguments. */
  build: readonly [program: string, ...words: string[]];
  serve(port: number): readonly [program: string, ...words: string[]];
  /** Whether its server renders the pages. */
  rendersOnServer: boolean;
}

export const appKinds = {
  Vite: {
    framework: { 20: ["vite@8.3.8", "@vitejs/plugin-react@6.3.0"], 24: ["vite@8.3.8", "@vitejs/plugin-react@6.3.0"] },
    files: viteFiles,
    build: ["vite", "build"],
    serve: (port) => ["vite", "preview", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    rendersOnServer: false,
  },
  "React Router": {
    // Version 8 needs Node 22.
    framework: {
      20: [...routerPackages("7.18.4"), "vite@7.3.6", "isbot@5"],
      24: [...routerPackages("8.4.0"), "vite@8.3.8", "isbot@5"],
    },
    files: routerFiles,
    build: ["react-router", "build"],
    // The port is in the environment.
    serve: () => ["react-router-serve", "build/server/index.js"],
    rendersOnServer: true,
  },
  Next: {
    framework: { 20: nextPackages(), 24: nextPackages() },
    files: nextFiles,
    build: ["next", "build"],
    serve: (port) => ["next", "start", "--hostname", "127.0.0.1", "--port", String(port)],
    rendersOnServer: true,
  },
} as const satisfies Record<string, AppKind>;

function routerPackages(version: string): string[] {
  return ["react-router", "@react-router/node", "@react-router/serve", "@react-router/dev"].map(
    (name) => `${name}@${version}`,
  );
}

function nextPackages(): string[] {
  return ["next@16.4.6", "typescript@5.9.3", "@types/node@20", "@types/react@19", "@types/react-dom@19"];
}
