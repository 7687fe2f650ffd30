/** The occasions of a registry by their codes (AMB-245). */
export const registryTypeNames = { br: "Wedding", bb: "Baby", hw: "Housewarming", an: "Anniversary" } as const;
type RegistryTypeCode = keyof typeof registryTypeNames;

/** Whether a registry's checklist is offered: if the shop has checklists, and this type has one [REG-03]. */
export const offersChecklist = (of: { readonly hasChecklists: boolean; readonly registryType: string }) =>
  of.hasChecklists && (of.registryType === "br" || of.registryType === "bb");

/** The name of a type, such as "Wedding"; the type itself if it is none that is known. */
export function nameOfType(registryType: string): string {
  return Object.hasOwn(registryTypeNames, registryType)
    ? registryTypeNames[registryType as RegistryTypeCode]
    : registryType;
}
