export { type RegistryFields, RegistryForm, type RegistryFormProps } from "./registry-form.tsx";
export { GiveForm, OwnItemForm, type RegistryEntry, RegistryItems } from "./registry-items.tsx";
export { type ListedRegistry, RegistryList } from "./registry-list.tsx";
export { hasChecklist, nameOfType } from "./registry-types.ts";
