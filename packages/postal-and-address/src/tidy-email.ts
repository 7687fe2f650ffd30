import { tidyText } from "./tidy-text.ts";

/**
 * A pasted or autofilled e-mail address without stray blanks, invisible marks, the comma or period of a sentence behind
 * it and "mailto:" with what follows its question mark; of "Jane <jane@shop.com>" the part in brackets. Never judges.
 *
 * @example tidyEmail("mailto:jane@shop.com?subject=Hello") // "jane@shop.com"
 */
export function tidyEmail(input: string): string {
  const text = tidyText(input).replace(/(?<![ .,;])[ .,;]+$/, "");
  const address = (/<([^<>]+)>$/.exec(text)?.[1] ?? text).trim();
  const link = /^(?:mailto: ?)+([^?]*)/i.exec(address);
  return (link?.[1] ?? address).replace(/ ?@ ?/g, "@");
}
