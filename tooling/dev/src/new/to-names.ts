/** The forms of a name in code: "gift-wrap" is `giftWrap` and `GiftWrap`. */
export interface Names {
  kebab: string;
  camel: string;
  pascal: string;
}

/** Throws for what is not a folder's name in this repository: lower-case words with a hyphen between. */
export function toNames(kebab: string): Names {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab)) throw new Error(`"${kebab}" is not a name such as "gift-wrap".`);
  const pascal = kebab.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}
