import path from "node:path";

/**
 * What Stryker is told for one package. It mutates a copy of the package inside `folder`, so the package itself stays
 * as it is, and leaves its findings in `report`.
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
    reporters: ["json"],
    jsonReporter: { fileName: report },
    logLevel: "warn",
    // A busy machine is no endless loop.
    timeoutMS: 20_000,
  };
}
