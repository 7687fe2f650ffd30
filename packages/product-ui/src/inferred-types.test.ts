import type { ProductCard as Card, FacetName, Product } from "@store/contract/catalog";
import type { ComponentProps } from "react";
import { expectTypeOf, it } from "vitest";
import type { AddToCartForm } from "./add-to-cart-form/add-to-cart-form.tsx";
import type { listSides } from "./dimensions-table/dimensions-table.tsx";
import type { FilterPanel } from "./filter-panel/filter-panel.tsx";
import type { toRange } from "./pagination/pagination.tsx";
import type {
  PersonalizationForm,
  PersonalizationHandle,
  readPersonalization,
} from "./personalization-form/personalization-form.tsx";
import type { ProductCard } from "./product-card/product-card.tsx";
import type { ProductGrid } from "./product-grid/product-grid.tsx";
import type { checkRegistryFields, RegistryEntry, RegistryItems } from "./registry/index.ts";
import type { findRegistryBlock } from "./registry-add/button.ts";

it("components take products as a reply has them", () => {
  expectTypeOf<ComponentProps<typeof ProductCard>["product"]>().toEqualTypeOf<Card>();
  expectTypeOf<ComponentProps<typeof ProductGrid>["products"]>().toEqualTypeOf<readonly Card[]>();
  expectTypeOf<ComponentProps<typeof AddToCartForm>["product"]["kind"]>().toEqualTypeOf<Product["kind"]>();
  expectTypeOf<(Card | Product)["sku"]>().toEqualTypeOf<string>();
});

it("a filter is reported by the name of its facet", () => {
  type Toggle = (facet: FacetName, value: string, isChosen: boolean) => void;
  expectTypeOf<ComponentProps<typeof FilterPanel>["onToggle"]>().toEqualTypeOf<Toggle>();
  expectTypeOf<Extract<FacetName, "color">>().toEqualTypeOf<"color">();
});

it("the design of a personalization is what the form renders", () => {
  type Render = NonNullable<ComponentProps<typeof PersonalizationForm>["render"]>;
  expectTypeOf<ReturnType<typeof readPersonalization>["personalization"]>().toEqualTypeOf<Parameters<Render>[0]>();
  expectTypeOf<Parameters<Render>[0]["sku"]>().toEqualTypeOf<string>();
  expectTypeOf<ReturnType<PersonalizationHandle["check"]>>().toEqualTypeOf<boolean>();
});

it("a list of a registry gives the items of the page to its actions", () => {
  interface Item extends RegistryEntry {
    readonly isOwn: boolean;
  }
  type Actions = NonNullable<ComponentProps<typeof RegistryItems<Item>>["renderActions"]>;
  expectTypeOf<Parameters<Actions>[0]>().toEqualTypeOf<Item>();
  expectTypeOf<ReturnType<typeof checkRegistryFields>["eventDate"]>().toEqualTypeOf<string | undefined>();
});

it("values are as narrow as what they say", () => {
  type Block = "madeToOrder" | "notStocked" | "personalization" | null;
  expectTypeOf<ReturnType<typeof findRegistryBlock>>().toEqualTypeOf<Block>();
  expectTypeOf<ReturnType<typeof toRange>>().toEqualTypeOf<{ first: number; last: number }>();
  expectTypeOf<ReturnType<typeof listSides>[number]["label"]>().toEqualTypeOf<
    "Width" | "Depth" | "Height" | "Diameter"
  >();
});
