import { createContext, useContext } from "react";

/** What the forms of one rendered page send along: the anti-forgery token, and a text that makes a second click the same request. */
export interface FormSecretsValue {
  readonly token: string;
  readonly nonce: string;
}

const SecretsContext = createContext<FormSecretsValue | null>(null);

/** Gives the forms below it the secrets of the page that the server rendered; null where a page has no forms of its own. */
export const FormSecretsProvider = SecretsContext.Provider;

/**
 * The hidden fields of a form that a server's page action answers. Nothing without a `FormSecretsProvider`: what a
 * feature shows on its own is sent by its scripts.
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
