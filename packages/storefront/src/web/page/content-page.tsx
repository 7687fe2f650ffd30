import type { ReactNode } from "react";

export interface ContentSection {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface ContentPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Sections with headings, listed beside the text. */
  readonly sections?: readonly ContentSection[];
  readonly children?: ReactNode;
}

/** A page to read: one column of a comfortable width, with a table of contents if it is long. */
export function ContentPage({ title, lead, sections = [], children }: ContentPageProps) {
  return (
    <div data-part="page">
      <div data-part="content-page">
        <header data-part="content-head">
          <h1>{title}</h1>
          {lead ? <p data-part="content-lead">{lead}</p> : null}
        </header>
        {sections.length > 0 ? (
          <nav aria-label="On this page" data-part="content-contents" data-print="hide">
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <article data-part="content">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.body}
            </section>
          ))}
          {children}
        </article>
      </div>
    </div>
  );
}
