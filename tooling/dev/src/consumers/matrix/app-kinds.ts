import { nextFiles } from "./apps/next-files.ts";
import { routerFiles } from "./apps/router-files.ts";
import { viteFiles } from "./apps/vite-files.ts";

/** An app of another team: what it installs beside our packages, its files, and how it is built and served. */
export interface AppKind {
  /** Packages of the framework, for each Node. */
  framework: Readonly<Record<20 | 24, readonly string[]>>;
  files: Readonly<Record<string, string>>;
  /** Programs of its own packages, with their arguments. */
  build: readonly string[];
  serve(port: number): readonly string[];
  /** Whether its server renders the pages. */
  rendersOnServer: boolean;
}

const bin = (path: string) => `node_modules/${path}`;
const serveRouter = [bin("@react-router/serve/bin.cjs"), "build/server/index.js"] as const;

export const appKinds = {
  Vite: {
    framework: { 20: ["vite@8.3.8", "@vitejs/plugin-react@6.3.0"], 24: ["vite@8.3.8", "@vitejs/plugin-react@6.3.0"] },
    files: viteFiles,
    build: [bin("vite/bin/vite.js"), "build"],
    serve: (port) => [
      bin("vite/bin/vite.js"),
      "preview",
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
      "--strictPort",
    ],
    rendersOnServer: false,
  },
  "React Router": {
    // Version 8 needs Node 22.
    framework: {
      20: [...routerPackages("7.18.4"), "vite@7.3.6", "isbot@5"],
      24: [...routerPackages("8.4.0"), "vite@8.3.8", "isbot@5"],
    },
    files: routerFiles,
    build: [bin("@react-router/dev/bin.js"), "build"],
    // The port is in the environment.
    serve: () => serveRouter,
    rendersOnServer: true,
  },
  Next: {
    framework: { 20: nextPackages(), 24: nextPackages() },
    files: nextFiles,
    build: [bin("next/dist/bin/next"), "build"],
    serve: (port) => [bin("next/dist/bin/next"), "start", "--hostname", "127.0.0.1", "--port", String(port)],
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
