import { ActionButton, type MailFrame, MailLayout, Paragraph } from "./mail-layout.tsx";

export interface SwatchesOrderedProps {
  readonly frame: MailFrame;
  readonly firstName: string;
  readonly swatches: readonly string[];
  readonly arrivesIn: string;
}

/** Says that free swatches are on their way, which ones, and how long it takes. */
export function SwatchesOrderedMail({ frame, firstName, swatches, arrivesIn }: SwatchesOrderedProps) {
  const { look } = frame;
  return (
    <MailLayout frame={frame} heading="Your swatches are on their way" preview={`They arrive in ${arrivesIn}.`}>
      <Paragraph look={look}>
        Hello {firstName},{" "}
        {swatches.length > 0 ? `we are sending you ${swatches.join(", ")}.` : "we read what you asked for."} Your free
        swatches will arrive in {arrivesIn}.
      </Paragraph>
      <ActionButton frame={frame} path="/browse/sofas">
        Look at sofas
      </ActionButton>
    </MailLayout>
  );
}
