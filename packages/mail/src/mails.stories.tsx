import type { MailContent } from "@store/commerce-service/node";
import type { Brand } from "@store/contract/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { type RenderedMail, renderMail } from "./render-mail.tsx";

interface MailProps {
  readonly brand: Brand;
  readonly content: MailContent;
  /** In CSS pixels. Mails are also read at 320. */
  readonly width?: number;
  readonly isText?: boolean;
}

/** A mail as a mail program shows it, in its own document. */
function MailPreview({ brand, content, width = 640, isText = false }: MailProps) {
  const [mail, setMail] = useState<RenderedMail>();
  useEffect(() => {
    void renderMail({ brand, content }, "https://shop.example.com").then(setMail);
  }, [brand, content]);
  if (!mail) return <p>Writing the mail …</p>;
  return (
    <>
      <p>{mail.subject}</p>
      {isText ? (
        <pre style={{ whiteSpace: "pre-wrap" }}>{mail.text}</pre>
      ) : (
        <iframe title={mail.subject} srcDoc={mail.html} width={width} height={560} style={{ border: 0 }} />
      )}
    </>
  );
}

const meta = { title: "Mails", component: MailPreview } satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const order: MailContent = {
  kind: "orderPlaced",
  firstName: "Nell",
  orderNumber: "1000042",
  orderPath: "/checkout/confirmation?orderId=abc",
  currency: "USD",
  lines: [
    { title: "Alder Armchair", details: ["Moss Velvet"], quantity: 2, totalCents: 179_800 },
    { title: "Drift Sheet Set", details: ["Queen, Sand", "Monogram: NA"], quantity: 1, totalCents: 12_900 },
  ],
  shipments: [
    {
      label: "Standard delivery",
      estimate: "Arrives Tuesday, November 24 to Friday, November 27",
      name: "Nell Ashby",
      place: "410 N Michigan Ave, Chicago, IL 60611",
    },
  ],
  payments: [
    { label: "Gift card ending in 3017", amountCents: 5_000 },
    { label: "PayPal", payer: "nell@example.com", amountCents: 207_305 },
  ],
  totals: {
    subtotalCents: 192_700,
    servicesCents: 0,
    discountCents: 10_000,
    shippingCents: 9_900,
    surchargeCents: 0,
    taxCents: 19_705,
    totalCents: 212_305,
  },
};
const welcome: MailContent = { kind: "accountCreated", firstName: "Nell" };

export const AccountCreated: Story = { args: { brand: "general", content: welcome } };
export const AccountCreatedModern: Story = { args: { brand: "modern", content: welcome } };
export const AccountCreatedNarrow: Story = { args: { brand: "general", content: welcome, width: 320 } };
export const AccountCreatedAsText: Story = { args: { brand: "general", content: welcome, isText: true } };
export const PasswordReset: Story = {
  args: {
    brand: "general",
    content: { kind: "passwordReset", firstName: "Nell", resetPath: "/account/reset-password?token=abc" },
  },
};
export const PasswordChanged: Story = {
  args: { brand: "modern", content: { kind: "passwordChanged", firstName: "Nell" } },
};
export const NewDevice: Story = {
  args: {
    brand: "modern",
    content: { kind: "newDevice", firstName: "Nell", signedInAt: "2026-11-20T15:00:00.000Z" },
  },
};
export const DesignRequested: Story = {
  args: {
    brand: "general",
    content: {
      kind: "designRequested",
      firstName: "Nell",
      answers: [
        { label: "Room", answer: "Bedroom" },
        { label: "Budget", answer: "$2,000 to $8,000" },
      ],
    },
  },
};
export const EmailChanged: Story = {
  args: { brand: "general", content: { kind: "emailChanged", firstName: "Nell" } },
};
export const SwatchesOrdered: Story = {
  args: {
    brand: "general",
    content: {
      kind: "swatchesOrdered",
      firstName: "Nell",
      swatches: ["Oat Linen", "Ink Velvet"],
      arrivesIn: "5-7 business days",
    },
  },
};
export const OrderPlaced: Story = { args: { brand: "general", content: order } };
export const OrderPlacedModern: Story = { args: { brand: "modern", content: order, width: 320 } };
export const OrderPlacedAsText: Story = { args: { brand: "general", content: order, isText: true } };
