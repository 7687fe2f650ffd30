import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import type { BrandLook } from "../brand-look.ts";

/** The storefront of a mail and the look of its brand. */
export interface MailFrame {
  readonly look: BrandLook;
  /** The storefront's origin, such as "https://www.example.com". */
  readonly origin: string;
}

export interface MailLayoutProps {
  readonly frame: MailFrame;
  readonly heading: string;
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string;
  readonly children: ReactNode;
}

/** One column of at most 560 pixels that fits 320, in the brand's colors, light or dark like the mail program. */
export function MailLayout({ frame: { look, origin }, heading, preview, children }: MailLayoutProps) {
  const { light, dark } = look;
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        {/* Body repeats its inline styles on a table cell, where a dark background would not replace a light one. */}
        <style>{`
          body { background: ${light.page}; }
          @media (prefers-color-scheme: dark) {
            body { background: ${dark.page} !important; }
            .ink { color: ${dark.ink} !important; }
            .soft { color: ${dark.softInk} !important; }
            .line { border-color: ${dark.line} !important; }
            .button { background: ${dark.button} !important; color: ${dark.buttonInk} !important; }
          }
        `}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, fontFamily: look.textFont }}>
        <Container style={{ maxWidth: 560, padding: "24px 20px" }}>
          <Text style={{ margin: 0 }}>
            <Link
              href={origin}
              className="ink"
              style={{ color: light.ink, fontFamily: look.headingFont, fontSize: 22, textDecoration: "none" }}
            >
              {look.name}
            </Link>
          </Text>
          <Hr className="line" style={{ borderColor: light.line, margin: "16px 0 24px" }} />
          <Heading
            as="h1"
            className="ink"
            style={{
              color: light.ink,
              fontFamily: look.headingFont,
              fontSize: 28,
              fontWeight: "normal",
              margin: "0 0 16px",
            }}
          >
            {heading}
          </Heading>
          {children}
          <Hr className="line" style={{ borderColor: light.line, margin: "32px 0 16px" }} />
          <Text className="soft" style={{ color: light.softInk, fontSize: 13, lineHeight: "20px", margin: 0 }}>
            You get this mail because this address was used at {look.name}.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph in the brand's text color. */
export function Paragraph({ look, children }: { readonly look: BrandLook; readonly children: ReactNode }) {
  return (
    <Text className="ink" style={{ color: look.light.ink, fontSize: 16, lineHeight: "24px", margin: "0 0 16px" }}>
      {children}
    </Text>
  );
}

/** The title of a part of a mail. */
export function Subheading({ look, children }: { readonly look: BrandLook; readonly children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="ink"
      style={{ color: look.light.ink, fontSize: 16, lineHeight: "24px", margin: "24px 0 4px" }}
    >
      {children}
    </Heading>
  );
}

/** The one action of a mail, as a button that is large enough to tap. */
export function ActionButton({
  frame,
  path,
  children,
}: {
  readonly frame: MailFrame;
  readonly path: string;
  readonly children: ReactNode;
}) {
  const { look, origin } = frame;
  return (
    <Button
      href={`${origin}${path}`}
      className="button"
      style={{
        background: look.light.button,
        borderRadius: look.radius,
        color: look.light.buttonInk,
        display: "inline-block",
        fontSize: 16,
        padding: "14px 24px",
        textDecoration: "none",
      }}
    >
      {children}
    </Button>
  );
}
