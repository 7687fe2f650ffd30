import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    target: "es2023",
    outDir: isSsrBuild ? "build/server" : "build/client",
    emptyOutDir: true,
    rolldownOptions: isSsrBuild ? { output: { entryFileNames: "index.js" } } : {},
  },
  // The built server is self-contained.
  ssr: { noExternal: true },
}));
