import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    operation: "src/operation.ts",
    "checkout-routes": "src/generated/checkout-routes.ts",
    routes: "src/generated/routes.ts",
    "body-limits": "src/body-limits.ts",
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
        "popups",
        "account",
        "registry",
        "sectionals",
        "personalization",
        "swatches",
        "special-order",
        "places",
      ].flatMap((noun) => [
        [noun, `src/${noun}/operations.ts`],
        [`${noun}/requests`, `src/${noun}/requests.ts`],
      ]),
    ),
  }),
);
