import { packageBuild } from "@store/config/tsdown";
import { defineConfig } from "tsdown";

export default defineConfig(
  packageBuild({
    cart: "src/cart/cart-page.tsx",
    "cart-commands": "src/cart-commands/index.ts",
    confirmation: "src/confirmation/confirmation-page.tsx",
    delivery: "src/delivery/delivery-step.tsx",
    "order-status": "src/review/order-status-page.tsx",
    payment: "src/payment/payment-step.tsx",
    problem: "src/problem/problem-dialog.tsx",
    review: "src/review/review-step.tsx",
    shipping: "src/shipping/shipping-step.tsx",
    "sign-in": "src/sign-in/index.ts",
    "step-forms": "src/step-forms/index.ts",
    steps: "src/steps/index.ts",
    styles: "src/styles.css",
  }),
);
