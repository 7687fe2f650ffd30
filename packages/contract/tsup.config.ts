import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    operation: "src/operation.ts",
    shared: "src/shared/index.ts",
    ...Object.fromEntries(
      [
        "cart",
        "checkout",
        "payment",
        "tenders",
        "gifts",
        "wallets",
        "orders",
        "catalog",
        "recommendations",
        "logging",
      ].flatMap((noun) => [
        [noun, `src/${noun}/operations.ts`],
        [`${noun}/requests`, `src/${noun}/requests.ts`],
      ]),
    ),
  }),
);
