import type { Brand } from "@store/contract/shared";
import figtree from "@store/ui-kit/fonts/figtree.woff2?url";
import instrumentSans from "@store/ui-kit/fonts/instrument-sans.woff2?url";
import instrumentSerif from "@store/ui-kit/fonts/instrument-serif.woff2?url";
import generalIcon from "../../../pictures/brand/general.svg?no-inline";
import generalScreenIcon from "../../../pictures/brand/general-180.png?no-inline";
import modernIcon from "../../../pictures/brand/modern.svg?no-inline";
import modernScreenIcon from "../../../pictures/brand/modern-180.png?no-inline";

/** The fonts of a brand's first screen, headings first. Preloaded, so that they arrive with the document. */
export const fontPreloads: Record<Brand, readonly string[]> = {
  general: [instrumentSerif, instrumentSans],
  modern: [figtree],
};

/** The icons of a brand, in a tab and on a home screen. */
const icons: Record<Brand, { tab: string; screen: string }> = {
  general: { tab: generalIcon, screen: generalScreenIcon },
  modern: { tab: modernIcon, screen: modernScreenIcon },
};

/** The page background for the browser's address bar on a phone, as in the brand's tokens. */
export const pageGrounds: Record<Brand, { light: string; dark: string }> = {
  general: { light: "#fdfbf7", dark: "#1a1714" },
  modern: { light: "#ffffff", dark: "#0c0c0d" },
};

export interface BrandHeadProps {
  readonly brand: Brand;
  /** Undefined if the data of the page frame could not be loaded. */
  readonly brandName: string | undefined;
}

/** The brand outside its pages: in a tab, on a home screen, and in a shared link. */
export function BrandHead({ brand, brandName }: BrandHeadProps) {
  const { light, dark } = pageGrounds[brand];
  const { tab, screen } = icons[brand];
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={tab} />
      <link rel="apple-touch-icon" href={screen} />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      {brandName === undefined ? null : <meta property="og:site_name" content={brandName} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
