import type { ReplyOf } from "@store/contract/operation";
import type { registryOperations } from "@store/contract/registry";
import { registryIntent } from "@store/product-ui/registry-button";
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

/** What an add to a registry leads to on its page; otherwise it leads to another page, or to the terms. */
export type RegistryOutcome = {
  /** As submitted. */
  readonly quantity: string;
} & (
  | {
      readonly kind: "added";
      readonly added: RegistryAdded;
      /** Whether a valid text was entered, which the registry does not keep. */
      readonly hasText: boolean;
      /** Whether this is the answer to an earlier submission. */
      readonly isReplayed: boolean;
    }
  /** The fields are those of the form that adds to the chosen registry. */
  | { readonly kind: "choose"; readonly registries: OwnRegistries; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "refused"; readonly problem: string }
);

/** Whether a form adds to a registry instead of the cart. */
export const isRegistryAdd = (form: FormData): boolean => readText(form, "intent") === registryIntent;
