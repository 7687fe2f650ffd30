import path from "node:path";

/**
 * Stryker's settings for one package. It mutates a copy of the package inside `folder`, so the package itself is
 * unchanged, and writes its results to `report`.
 */
export function strykerOptions(folder: string, report: string, vitestRunner: string): object {
  return {
    plugins: [vitestRunner],
    testRunner: "vitest",
    vitest: { configFile: path.join(import.meta.dirname, "vitest.config.ts") },
    coverageAnalysis: "perTest",
    mutate: ["src/**/*.ts", "!src/**/*.test.ts"],
    // The copy's tsconfig would extend a file that is not above it.
    ignorePatterns: ["/dist", "/tsconfig.json", "/.turbo"],
    tempDirName: path.join(folder, "copies"),
    cleanTempDir: "always",
    reporters: process.stdout.isTTY ? ["json", "progress"] : ["json"],
    jsonReporter: { fileName: report },
    logLevel: "warn",
    // Tables are read once, at import, so all tests run against their mutants: slow, and worth it.
    warnings: { slow: false },
    // A busy machine is no endless loop.
    timeoutMS: 20_000,
  };
}
