import type { Link } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";

export interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly Link[];
  /** What follows the links. */
  readonly children?: ReactNode;
}

/** A titled list of links. */
export function FooterColumn({ title, links, children }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 data-part="footer-title">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <StoreLink href={link.url}>{link.title}</StoreLink>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </nav>
  );
}
