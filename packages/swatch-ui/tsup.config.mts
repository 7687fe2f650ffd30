import { packageBuild } from "@store/config/tsup";
import { defineConfig } from "tsup";

export default defineConfig(
  packageBuild({
    flyout: "src/picker/swatch-flyout.tsx",
    "order-form": "src/order/swatch-order.tsx",
    "order-popup": "src/order/swatch-popup.tsx",
    "order-values": "src/order/order-values.ts",
    picker: "src/picker/swatch-picker.tsx",
    swatch: "src/swatch.ts",
    "swatch-properties": "src/swatch-properties.ts",
    "thank-you": "src/order/thank-you.tsx",
    tray: "src/tray/tray-atoms.ts",
    "tray-bar": "src/tray/tray-bar.tsx",
    "tray-held": "src/tray/tray-held.ts",
    "picker-styles": "src/picker-styles.css",
    swatches: "src/swatches.css",
  }),
);
