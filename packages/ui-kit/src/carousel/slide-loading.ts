/** The index of the last slide, from 0, whose picture loads with the page. */
const lastEager = { mobile: 2, desktop: 4 } as const;

/** The `loading` attribute of a slide's picture: lazy beyond index 2 on a phone and 4 on a desktop. */
export function slideLoading(index: number, { isMobile }: { isMobile: boolean }): "eager" | "lazy" {
  return index > (isMobile ? lastEager.mobile : lastEager.desktop) ? "lazy" : "eager";
}
