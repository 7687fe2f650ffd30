import { expect, it } from "vitest";
import { previewNames } from "./generated/preview-names.ts";
import { type PreviewSource, toPlanPreview, toPreviewTags } from "./link-preview.ts";

const shop = { origin: "https://shop.example", brand: "modern", brandName: "Plinth" };
const alt = "Wide sofa in oat linen";
const of = (path: string) => ({ picture: { path, alt } });
const listing = (name: string) => ({ preview: { name, alt: "Sofas by Plinth" } });

it.each<[string, PreviewSource, file: string, said: string]>([
  ["a product", of("/pictures/harbor-sofa-oat-1280.webp"), "harbor-sofa-oat", alt],
  [
    "a product whose picture is kept by its hash",
    of("/pictures/1a2b3c4d/kiln-vase-clay-800.webp"),
    "1a2b3c4d/kiln-vase-clay",
    alt,
  ],
  ["a product with a number in its name", of("/pictures/quarry-table-72-1280.webp"), "quarry-table-72", alt],
  ["a piece that is a plan", of("/pictures/1a2b3c4d/pieces/121101-1280.webp"), "1a2b3c4d/pieces/121101", alt],
  [
    "a listing",
    { ...listing("brand/modern-sofas"), ...of("/pictures/mesa-sofa-ivory-1280.webp") },
    "brand/modern-sofas",
    "Sofas by Plinth",
  ],
  [
    "a listing without one, which begins with a product",
    { ...listing("brand/modern-hats"), ...of("/pictures/mesa-sofa-ivory-1280.webp") },
    "mesa-sofa-ivory",
    alt,
  ],
  [
    "a planner",
    { preview: toPlanPreview({ collectionCode: "dune", collectionName: "Dune Sectional" }) },
    "planner/dune",
    "Dune Sectional, planned from its pieces and seen from above",
  ],
  ["a page without a picture", {}, "brand/modern", "A room by Plinth"],
  ["a drawing of a store's own", of("/pictures/own-chair.svg"), "brand/modern", "A room by Plinth"],
  [
    "a picture of a type that networks do not show",
    of("/pictures/own-chair-800.avif"),
    "brand/modern",
    "A room by Plinth",
  ],
])("shows %s as a JPEG of 1200 by 630 pixels", (_, source, file, said) => {
  expect(toPreviewTags(source, shop)).toEqual({
    "og:image": `https://shop.example/pictures/${file}-share.jpg`,
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": said,
  });
});

it("shows a picture of a store's own that has no preview in its own type and size", () => {
  expect(toPreviewTags(of("/pictures/1a2b3c4d/own-chair-1280.webp"), shop)).toEqual({
    "og:image": "https://shop.example/pictures/1a2b3c4d/own-chair-1280.webp",
    "og:image:type": "image/webp",
    "og:image:width": "1280",
    "og:image:height": "1280",
    "og:image:alt": alt,
  });
});

it("has a picture of each brand, which stands for every page without its own", () => {
  expect(previewNames).toEqual(expect.arrayContaining(["brand/general", "brand/modern"]));
});
