import { SwatchPicker } from "@store/swatch-ui/picker";
import "@store/swatch-ui/picker.css";
import { createRoot } from "react-dom/client";
import { benchFabrics, findPage } from "./bench-fabrics.ts";

createRoot(findPage()).render(
  <SwatchPicker
    name="Fabric"
    chosen="Linen 0"
    fabrics={benchFabrics.map((swatch, index) => ({
      swatch,
      href: `/product/${index}`,
      isSelected: index === 0,
      isAvailable: true,
      price: "Included",
    }))}
    shop={{ country: "US", brand: "general" }}
    orderUrl={(code) => `/free-swatches?choice=${code}`}
    onOrder={() => {}}
    onDetails={() => {}}
  />,
);
