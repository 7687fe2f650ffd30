export { RegistryChoice, type RegistryChoiceProps } from "./registry-choice.tsx";
export {
  type AddedRegistryItem,
  RegistryConfirmation,
  type RegistryConfirmationProps,
  RegistryLinks,
  type RegistryTarget,
  toAddedText,
  toContinueText,
} from "./registry-confirmation.tsx";
export { RegistryLayer, type RegistryLayerProps } from "./registry-layer.tsx";
