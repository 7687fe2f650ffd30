import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    target: "es2023",
    // three.js is most of it.
    chunkSizeWarningLimit: 600,
    outDir: isSsrBuild ? "build/server" : "build/client",
    emptyOutDir: true,
    rolldownOptions: isSsrBuild ? { output: { entryFileNames: "index.js" } } : {},
  },
  // The built server is self-contained.
  ssr: { noExternal: true },
}));
