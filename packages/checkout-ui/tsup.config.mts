import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild(
    {
      account: "src/account/index.ts",
      "card-form": "src/checkout/payment/card-form.tsx",
      cart: "src/cart/cart-page.tsx",
      "cart-commands": "src/cart/commands/index.ts",
      confirmation: "src/checkout/confirmation/confirmation-page.tsx",
      delivery: "src/checkout/delivery/delivery-step.tsx",
      "order-status": "src/checkout/review/order-status-page.tsx",
      payment: "src/checkout/payment/payment-step.tsx",
      dialogs: "src/dialogs/dialog-queue.tsx",
      review: "src/checkout/review/review-step.tsx",
      shipping: "src/checkout/shipping/shipping-step.tsx",
      "sign-in-slot": "src/cart/entry/sign-in-slot.ts",
      "step-forms": "src/checkout/step-forms/index.ts",
      steps: "src/checkout/steps/index.ts",
      "card-form-styles": "src/card-form-styles.css",
      "cart-styles": "src/cart-styles.css",
      styles: "src/styles.css",
    },
    { onServers: ["step-forms"] },
  ),
);
