import type { ReactNode } from "react";

export interface ContentPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page to read: one column of a comfortable width. */
export function ContentPage({ title, lead, children }: ContentPageProps) {
  return (
    <div data-part="page">
      <article data-part="content">
        <h1>{title}</h1>
        {lead ? <p data-part="content-lead">{lead}</p> : null}
        {children}
      </article>
    </div>
  );
}
