import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    target: "es2023",
    // three.js is most of it.
    chunkSizeWarningLimit: 600,
    outDir: isSsrBuild ? "build/server" : "build/client",
    emptyOutDir: true,
    rolldownOptions: {
      output: isSsrBuild
        ? { entryFileNames: "index.js" }
        : // A file of its own, which stays in caches while ours change.
          { codeSplitting: { groups: [{ name: "three", test: /node_modules[\\/]three/ }] } },
    },
  },
  // The built server is self-contained.
  ssr: { noExternal: true },
}));
