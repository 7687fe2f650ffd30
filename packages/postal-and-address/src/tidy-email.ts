import { tidyText } from "./tidy-text.ts";

/**
 * A pasted or autofilled e-mail address without stray blanks, invisible marks and "mailto:"; of "Jane <jane@shop.com>"
 * the part in brackets. Never judges.
 */
export function tidyEmail(input: string): string {
  const text = tidyText(input);
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return address.trim().replace(/^(?:mailto: ?)+/i, "");
}
