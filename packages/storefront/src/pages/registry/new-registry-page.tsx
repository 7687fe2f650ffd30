import { RegistryForm } from "@store/product-ui/registry";
import { Alert } from "@store/ui-kit/alert";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import type { RegistryPageProps } from "./registry-page.tsx";

/** Creates a registry. */
export function NewRegistryPage({ submitted }: Pick<RegistryPageProps, "submitted">) {
  return (
    <div data-part="page">
      <h1>Create a Registry</h1>
      {submitted?.problem ? <Alert tone="error">{submitted.problem}</Alert> : null}
      <RegistryForm
        initial={{ name: "", registryType: "br", eventDate: "", ...submitted?.fields }}
        errors={submitted?.errors}
        submitLabel="Create"
      >
        <StoreLink href="/gift-registry/registrant-list" {...buttonLook("secondary")}>
          Cancel
        </StoreLink>
      </RegistryForm>
    </div>
  );
}
