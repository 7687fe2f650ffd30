import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    "sign-in": "src/sign-in/index.ts",
    "sign-in-panel": "src/sign-in-panel/sign-in-panel.tsx",
    "account-sign-in-popup": "src/account-sign-in-popup/account-sign-in-popup.tsx",
    "account-offer": "src/new-account/account-offer.tsx",
    "new-account": "src/new-account/create-account-form.tsx",
    "password-reset": "src/password-reset/index.ts",
    profile: "src/profile/profile-forms.tsx",
    styles: "src/styles.css",
  }),
);
