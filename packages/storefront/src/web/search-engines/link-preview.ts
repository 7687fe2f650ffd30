import { previewNames } from "./generated/preview-names.ts";

/** What a page shows where its link is shared. */
export interface PreviewSource {
  /** A preview of the page, by its name, such as "brand/general-sofas". */
  readonly preview?: { readonly name: string; readonly alt: string } | undefined;
  /** A square picture of the page's subject, by its path. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined;
}

/** The preview of a collection's planner, whatever design a link contains. */
export function toPlanPreview({ collectionCode, collectionName }: Record<"collectionCode" | "collectionName", string>) {
  return { name: `planner/${collectionCode}`, alt: `${collectionName}, planned from its pieces and seen from above` };
}

type Tags = Readonly<Record<`og:image${string}`, string>>;

/** The types of pictures that networks show. */
const types: Readonly<Record<string, string>> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };

/**
 * The picture of a shared link: the page's preview, or that of its picture. A product of a store's own may have none: its
 * picture is then shown itself, unless it is a drawing, which networks do not show; then the brand's room is.
 */
export function toPreviewTags(
  { preview, picture }: PreviewSource,
  { origin, brand, brandName }: { origin: string; brand: string; brandName: string },
): Tags {
  if (preview && previewNames.includes(preview.name)) {
    return toJpegTags(`${origin}/pictures/${preview.name}`, preview.alt);
  }
  // "/pictures/1a2b3c4d/oak-800.webp": the preview belongs to the files that the hash covers.
  const [, folder, name = "", width, ending = ""] =
    /^(\/pictures\/(?:[0-9a-f]{8}\/)?)(.+?)(?:-(\d+))?\.(\w+)$/.exec(picture?.path ?? "") ?? [];
  if (picture && previewNames.includes(name)) return toJpegTags(origin + folder + name, picture.alt);
  const type = types[ending];
  if (picture && type && width) {
    return {
      "og:image": origin + picture.path,
      "og:image:type": type,
      "og:image:width": width,
      "og:image:height": width,
      "og:image:alt": picture.alt,
    };
  }
  return toJpegTags(`${origin}/pictures/brand/${brand}`, `A room by ${brandName}`);
}

const toJpegTags = (url: string, alt: string): Tags => ({
  "og:image": `${url}-share.jpg`,
  "og:image:type": "image/jpeg",
  "og:image:width": "1200",
  "og:image:height": "630",
  "og:image:alt": alt,
});
