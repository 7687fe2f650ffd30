const most = 12;

/** The words of what a shopper wrote, in small letters and at most twelve; signs, operators and quotes only part them. */
export function toWords(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words.slice(0, most);
}

/** A word without its accents: "bouclé" is written "boucle" on most shelves. */
export function withoutAccents(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC");
}
