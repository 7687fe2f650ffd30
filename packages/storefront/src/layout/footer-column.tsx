import type { Link } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";

/** A titled list of links. */
export function FooterColumn({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <nav aria-label={title}>
      <h2 data-part="footer-title">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <StoreLink href={link.url}>{link.title}</StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
