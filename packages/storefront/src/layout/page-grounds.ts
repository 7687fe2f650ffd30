import type { Brand } from "@store/contract/shared";

/** The pages' own ground at the top of a phone's browser, as the brand's tokens have it. */
export const pageGrounds: Record<Brand, { light: string; dark: string }> = {
  general: { light: "#fdfbf7", dark: "#1a1714" },
  modern: { light: "#ffffff", dark: "#0c0c0d" },
};
