export { findRegistryBlock, type RegistryBlock, type RegistryCandidate } from "./find-registry-block.ts";
export { RegistryButton, type RegistryButtonProps, registryIntent } from "./registry-button.tsx";
export { addedMs, useAddedFlag } from "./use-added-flag.ts";
