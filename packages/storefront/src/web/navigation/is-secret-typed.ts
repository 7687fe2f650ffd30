const secrets = "input:is([autocomplete^=cc-], [autocomplete$=password], [name$=pin])";

/** Whether a card, a PIN or a password is typed: neither the browser nor the tab keeps them for the next page. */
export function isSecretTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(secrets)].some(({ value }) => value);
}
