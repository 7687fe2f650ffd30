import { withoutUnseen } from "@store/postal-and-address";

const most = 12;

/** The words of a query, in lower case and at most twelve; punctuation, operators and quotes only separate them. */
export function toWords(text: string): string[] {
  const words =
    withoutUnseen(text)
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words.slice(0, most);
}

/** A word without its accents: "bouclé" is often written "boucle". */
export function withoutAccents(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC");
}
