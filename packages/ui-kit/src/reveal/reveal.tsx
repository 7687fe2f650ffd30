import { type CSSProperties, type ReactNode, useId, useRef } from "react";
import { Button } from "../button/button.tsx";

export interface RevealProps {
  readonly children: ReactNode;
  /** The height while collapsed, with the button, in pixels. A text that fits has no button. */
  readonly maxHeight?: number;
  readonly durationMs?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
}

/**
 * A long text that shows its beginning and expands on request, by HTML and CSS alone: the style sheet measures the text, and
 * the button toggles an empty popover, whose state the style sheet reads. The whole text is in the page: search engines
 * find it, and it expands if it is scrolled within, as the focus and a search do.
 */
export function Reveal({
  children,
  maxHeight = 1000,
  durationMs = 275,
  moreLabel = "Show More",
  lessLabel = "Show Less",
}: RevealProps) {
  const id = useId();
  const expansion = useRef<HTMLDivElement>(null);
  const style = { "--reveal-height": `${maxHeight}px`, "--reveal-duration": `${durationMs}ms` } as CSSProperties;
  return (
    <div data-part="reveal" style={style}>
      <div data-part="reveal-window" onScroll={() => expansion.current?.togglePopover(true)}>
        <div data-part="reveal-content">
          {children}
          <div data-part="reveal-rest">
            <div data-part="reveal-bar">
              <Button variant="quiet" popoverTarget={id}>
                <span data-part="reveal-more">{moreLabel}</span>
                <span data-part="reveal-less">{lessLabel}</span>
              </Button>
            </div>
          </div>
        </div>
      </div>
      <div ref={expansion} id={id} popover="manual" hidden />
    </div>
  );
}
