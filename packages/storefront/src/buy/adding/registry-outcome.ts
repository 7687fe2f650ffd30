import type { ReplyOf } from "@store/contract/operation";
import type { registryOperations } from "@store/contract/registry";
import { registryIntent } from "@store/product-ui/registry-button";
import type { FormOutcome, Moved } from "@store/ui-kit/form-outcome";
import { readText } from "../../web/forms/read-text.ts";

/** The status beside the button after a sign-in (AMB-224). */
export const signedInText = "You are signed in. Add it to your registry now.";

/** The field with the registry to add to. */
export const registryField = "grId";

/** The field with the page that a form on a card returns to. */
export const fromField = "from";

/** The reply to an add, and the registries of an account. */
export type RegistryAdded = ReplyOf<typeof registryOperations.addRegistryItems>;
export type OwnRegistries = ReplyOf<typeof registryOperations.getRegistries>["registries"];

/** What was added to a registry. */
export interface AddedToRegistry {
  readonly added: RegistryAdded;
  /** Whether a valid text was entered, which the registry does not keep. */
  readonly hasText: boolean;
  /** Whether this is the answer to an earlier submission. */
  readonly isReplayed: boolean;
}

/** The registries to choose from, and the fields of the form that adds to the chosen one. */
export interface OfferedRegistries {
  readonly registries: OwnRegistries;
  readonly fields: Readonly<Record<string, string>>;
}

/** What an add to a registry leads to on its page; otherwise it leads to another page, or to the terms. */
export type RegistryOutcome = Exclude<FormOutcome<AddedToRegistry | OfferedRegistries>, Moved> & {
  /** As submitted. */
  readonly quantity: string;
};

/** What was added, if that is the outcome. */
export function findAdded(outcome: RegistryOutcome | null | undefined): AddedToRegistry | null {
  return outcome?.kind === "shown" && "added" in outcome.data ? outcome.data : null;
}

/** The registries to choose from, if that is the outcome. */
export function findOffered(outcome: RegistryOutcome | null | undefined): OfferedRegistries | null {
  return outcome?.kind === "shown" && "registries" in outcome.data ? outcome.data : null;
}

/** Whether a form adds to a registry instead of the cart. */
export const isRegistryAdd = (form: FormData): boolean => readText(form, "intent") === registryIntent;
