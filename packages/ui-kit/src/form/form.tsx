import { type ComponentType, createContext, type ReactNode, useContext } from "react";

/**
 * The hidden values of the forms on one rendered page: the CSRF token, and a nonce that makes a second
 * submission the same request.
 */
export interface FormSecretsValue {
  readonly token: string;
  readonly nonce: string;
}

const SecretsContext = createContext<FormSecretsValue | null>(null);

/** Provides the hidden values that the server rendered to the forms below; null for a page without forms of its own. */
export const FormSecretsProvider = SecretsContext.Provider;

/**
 * The hidden fields of a form that the page's action handles. Renders nothing without a `FormSecretsProvider`: then
 * only scripts submit the form.
 */
export function FormSecrets() {
  const secrets = useContext(SecretsContext);
  if (secrets === null) return null;
  return (
    <>
      <input type="hidden" name="__RequestVerificationToken" value={secrets.token} />
      <input type="hidden" name="nonce" value={secrets.nonce} />
    </>
  );
}

/** The form that a part posts: a plain one, or one of the application that submits in the background. */
export type PostForm = ComponentType<PostFormProps> | "form";

export interface PostFormProps {
  readonly method: "post";
  readonly action?: string | undefined;
  readonly id?: string | undefined;
  readonly "data-part"?: string | undefined;
  readonly children: ReactNode;
}
