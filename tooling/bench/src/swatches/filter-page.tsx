import type { DisplaySwatch } from "@store/contract/swatches";
import { swatchAttributeIds as ids } from "@store/contract/swatches";
import { type PickerFabric, SwatchPicker } from "@store/swatch-ui/picker";
import "@store/swatch-ui/picker.css";
import { createRoot } from "react-dom/client";

const colors = ["Cream", "Gray", "Green", "Blue"];
const families = ["Linen", "Boucle", "Velvet", "Leather", "Wool"];

/** So many fabrics of five families and four colors; every third of them may be steamed. */
function toFabrics(count: number): PickerFabric[] {
  return Array.from({ length: count }, (_, index) => {
    const family = families[index % families.length] ?? "";
    const swatch: DisplaySwatch = {
      choiceCode: `FABRIC${index}`,
      choiceName: `${family} ${index}`,
      name: `${family} ${index}`,
      description: "",
      imagePath: `/pictures/swatch-${index}-200.webp`,
      zoomImagePath: `/pictures/swatch-${index}-400.webp`,
      romanceCopy: "",
      optionCode: "FABRIC",
      optionShortName: "Fabric",
      priceGroupCode: "1",
      family,
      isStock: false,
      attributes: [
        { attributeId: ids.availability, value: "Yes" },
        { attributeId: ids.careCodes, value: index % 3 === 0 ? "steam,vacuum" : "vacuum" },
        { attributeId: ids.colorFamily, value: colors[index % colors.length] ?? "" },
      ],
    };
    return { swatch, href: `/product/${index}`, isSelected: index === 0, isAvailable: true, price: "Included" };
  });
}

const page = document.getElementById("page");
if (page === null) throw new Error("The benchmark page has no element for the picker.");
createRoot(page).render(
  <SwatchPicker
    name="Fabric"
    chosen="Linen 0"
    fabrics={toFabrics(200)}
    shop={{ country: "US", brand: "general" }}
    orderUrl={(code) => `/free-swatches?choice=${code}`}
    onOrder={() => {}}
    onDetails={() => {}}
  />,
);
