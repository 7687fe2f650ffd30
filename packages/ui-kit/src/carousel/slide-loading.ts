/** The last slide, counted from 0, whose picture is fetched with the page. */
const lastEager = { mobile: 2, desktop: 4 } as const;

/** The `loading` attribute of a slide's picture: beyond index 2 on a phone and 4 on a desk it waits until it is near. */
export function slideLoading(index: number, { isMobile }: { isMobile: boolean }): "eager" | "lazy" {
  return index > (isMobile ? lastEager.mobile : lastEager.desktop) ? "lazy" : "eager";
}
