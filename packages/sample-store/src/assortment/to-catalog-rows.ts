import type { CatalogRows, StoreDatabase } from "@store/commerce-service";
import { type Brand, brand, site } from "@store/contract/shared";
import type { Insertable } from "kysely";
import { toAnnouncement } from "./announcements.ts";
import { departments } from "./categories.ts";
import { fabrics } from "./fabrics.ts";
import { generalHomePage } from "./home-page-general.ts";
import { modernHomePage } from "./home-page-modern.ts";
import { type PictureHashes, toPicturePath } from "./picture-path.ts";
import { pictureOf, products } from "./products.ts";
import { toReviewRows } from "./reviews.ts";
import { toSpecialOrderRows, toSpecialOrderVariants } from "./special-orders.ts";
import { stores } from "./stores.ts";
import { toSwatchRows } from "./swatches.ts";
import { taxPercents } from "./tax-rates.ts";
import { toOfferRows, toProductRow, toStockRows, toVariantRow } from "./to-product-rows.ts";
import { toSectionalRows } from "./to-sectional-rows.ts";

const brands: readonly Brand[] = brand.options;

/** The sample catalog as rows, with pictures below their hashes. */
export function toCatalogRows(hashes: PictureHashes = {}): CatalogRows {
  const withPath = <Shown extends { picture: string }>(shown: Shown): Shown => {
    return { ...shown, picture: toPicturePath(shown.picture, hashes) };
  };
  const withDrawing = <Shown extends { drawing?: string | null }>(shown: Shown): Shown => {
    return { ...shown, drawing: shown.drawing ? toPicturePath(shown.drawing, hashes) : null };
  };
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  return {
    category: toCategoryRows().map(withPath),
    fabric: Object.entries(fabrics).map(([fabricId, { family: _, ...fabric }]) => ({
      ...fabric,
      fabric_id: fabricId,
      picture: toPicturePath(`swatch-${fabricId}`, hashes),
    })),
    product: products.map((product, index) => toProductRow(product, { index, hashes })),
    brand_product: products.flatMap(({ id, brands: sellers = brands }) =>
      sellers.map((name) => ({ brand: name, product_id: id })),
    ),
    home_page: [generalHomePage, modernHomePage].map(({ brand: name, hero, story, tiles, sections }) => ({
      brand: name,
      hero: JSON.stringify(withPath(hero)),
      story: JSON.stringify(withPath(story)),
      categories: JSON.stringify(tiles.map(toTile).map(withPath)),
      sections: JSON.stringify(sections),
    })),
    announcement: brands.flatMap((name) => site.options.map((place) => toAnnouncementRow(name, place))),
    variant: [...variants, ...toSpecialOrderVariants()].map(toVariantRow).map(withPath).map(withDrawing),
    offer: variants.flatMap(toOfferRows),
    stock: variants.flatMap(toStockRows),
    ...toReviewRows(),
    ...toSectionalRows(hashes),
    ...toSpecialOrderRows(hashes),
    ...toSwatchRows(),
    store_location: stores.map(({ hours, services, ...store }) => ({
      ...store,
      hours: JSON.stringify(hours),
      services: JSON.stringify(services),
    })),
    tax_rate: Object.entries(taxPercents).flatMap(([country, regions]) =>
      Object.entries(regions).map(([region, percent]) => ({
        country,
        region,
        rate_millionths: Math.round(percent * 10_000),
      })),
    ),
  };
}

function toCategoryRows(): Insertable<StoreDatabase["category"]>[] {
  const tree = departments.flatMap(({ categories, ...department }) => [
    { ...department, parent: null },
    ...categories.map((category) => ({ ...category, parent: department.slug })),
  ]);
  return tree.map(({ slug, parent, title, description, sku }, index) => {
    const { picture, alt } = pictureOf(sku);
    return { slug, parent_slug: parent, title, description, picture, picture_alt: alt, position: index + 1 };
  });
}

function toTile({ slug, sku }: { slug: string; sku: string }) {
  const { picture, alt } = pictureOf(sku);
  return { slug, picture, pictureAlt: alt };
}

function toAnnouncementRow(
  name: Brand,
  place: (typeof site.options)[number],
): Insertable<StoreDatabase["announcement"]> {
  const { text, linkText, url } = toAnnouncement(name, place);
  return { brand: name, site: place, text, link_text: linkText, url };
}
