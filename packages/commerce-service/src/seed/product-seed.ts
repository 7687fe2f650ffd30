import type { Box } from "@store/contract/shared";
import type { PersonalizationRule, ProductTable } from "../database/schema.ts";

/** A product as the sample catalogue writes it; what most products are is left out. Lengths in inches. */
export interface ProductSeed {
  id: string;
  name: string;
  summary: string;
  details: readonly string[];
  care: string | null;
  category: string;
  shipMethod: ProductTable["ship_method"];
  /** What the choice between its variants is called. */
  optionName?: string;
  kind?: ProductTable["kind"];
  isMadeToOrder?: true;
  isOversized?: true;
  boxes?: readonly Box[];
  /** Where it may not be sent to. */
  restrictedStates?: readonly string[];
  customizationType?: ProductTable["customization_type"];
  personalization?: PersonalizationRule;
}
