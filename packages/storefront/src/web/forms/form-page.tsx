import { FormSecretsProvider, type FormSecretsValue } from "@store/ui-kit/form";
import { type ReactNode, Suspense } from "react";

export interface FormPageProps {
  readonly secrets: FormSecretsValue | null;
  readonly children: ReactNode;
}

/**
 * A page with forms: their hidden values, and a boundary, so that React renders only this part again, and not the document,
 * where an extension has put nodes between the fields before hydration.
 */
export function FormPage({ secrets, children }: FormPageProps) {
  return (
    <FormSecretsProvider value={secrets}>
      <Suspense>{children}</Suspense>
    </FormSecretsProvider>
  );
}
