import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild(
    {
      account: "src/account/index.ts",
      "card-form": "src/card/card-form.tsx",
      cart: "src/cart/cart-page.tsx",
      "cart-commands": "src/cart/commands/index.ts",
      confirmation: "src/confirmation/confirmation-page.tsx",
      delivery: "src/delivery/delivery-step.tsx",
      "order-status": "src/review/order-status-page.tsx",
      payment: "src/payment/payment-step.tsx",
      dialogs: "src/dialogs/dialog-queue.tsx",
      review: "src/review/review-step.tsx",
      "sandbox-wallets": "src/wallets/sandbox/sandbox-wallets.ts",
      shipping: "src/shipping/shipping-step.tsx",
      "sign-in-slot": "src/sign-in/sign-in-slot.ts",
      "step-forms": "src/step-forms/index.ts",
      steps: "src/steps/index.ts",
      wallets: "src/wallets/wallet-adapter.ts",
      "card-form-styles": "src/card-form-styles.css",
      "cart-styles": "src/cart-styles.css",
      styles: "src/styles.css",
    },
    { onServers: ["step-forms"] },
  ),
);
