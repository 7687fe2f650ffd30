/** Why an item cannot be added to a registry. */
export type RegistryBlock = "madeToOrder" | "notStocked" | "personalization";

/** The reason beside the button. */
export const blockTexts: Readonly<Record<RegistryBlock, string>> = {
  madeToOrder: "It is made to order, so it cannot be added to a registry.",
  notStocked: "Gift cards and donations cannot be added to a registry.",
  personalization: "Please correct your text before you add it to a registry.",
};

export interface RegistryCandidate {
  /** Whether the shop keeps the SKU in stock; true if it is not known. */
  readonly isStockSku?: boolean | undefined;
  readonly isMadeToOrder?: boolean;
  /** Whether the texts of a personalization can be made; true without any. */
  readonly isTextValid?: boolean;
}

/** What prevents an add to a registry [REG-10]; null if nothing does. */
export function findRegistryBlock({
  isStockSku = true,
  isMadeToOrder = false,
  isTextValid = true,
}: RegistryCandidate): RegistryBlock | null {
  if (isMadeToOrder) return "madeToOrder";
  if (!isStockSku) return "notStocked";
  return isTextValid ? null : "personalization";
}
