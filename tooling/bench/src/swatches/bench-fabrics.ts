import type { DisplaySwatch } from "@store/contract/swatches";
import { swatchAttributeIds as ids } from "@store/contract/swatches";

const colors = ["Cream", "Gray", "Green", "Blue"];
const families = ["Linen", "Boucle", "Velvet", "Leather", "Wool"];

/** Two hundred fabrics of five families and four colors; every third of them may be steamed. */
export const benchFabrics: readonly DisplaySwatch[] = Array.from({ length: 200 }, (_, index) => {
  const family = families[index % families.length] ?? "";
  return {
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
});

/** The element of the benchmark's page. Throws without it. */
export function findPage(): HTMLElement {
  const page = document.getElementById("page");
  if (page === null) throw new Error("The benchmark page has no element to draw in.");
  return page;
}
