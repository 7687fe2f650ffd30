import { render } from "@react-email/render";
import type { Mail, MailContent } from "@store/commerce-service/node";
import type { ReactElement } from "react";
import { brandLooks } from "./brand-look.ts";
import {
  AccountCreatedMail,
  DesignRequestedMail,
  EmailChangedMail,
  NewDeviceMail,
  PasswordChangedMail,
  PasswordResetMail,
} from "./templates/account-mails.tsx";
import type { MailFrame } from "./templates/mail-layout.tsx";
import { OrderPlacedMail } from "./templates/order-mail.tsx";
import { SwatchesOrderedMail } from "./templates/swatch-mail.tsx";

export interface RenderedMail {
  readonly brandName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Templates = {
  readonly [Kind in MailContent["kind"]]: (
    content: Extract<MailContent, { kind: Kind }>,
    frame: MailFrame,
  ) => { readonly subject: string; readonly body: ReactElement };
};

const templates: Templates = {
  accountCreated: ({ firstName }, frame) => ({
    subject: `Welcome to ${frame.look.name}`,
    body: <AccountCreatedMail frame={frame} firstName={firstName} />,
  }),
  passwordReset: ({ firstName, resetPath }, frame) => ({
    subject: `Reset your ${frame.look.name} password`,
    body: <PasswordResetMail frame={frame} firstName={firstName} resetPath={resetPath} />,
  }),
  passwordChanged: ({ firstName }, frame) => ({
    subject: `Your ${frame.look.name} password was changed`,
    body: <PasswordChangedMail frame={frame} firstName={firstName} />,
  }),
  newDevice: ({ firstName, signedInAt }, frame) => ({
    subject: `A new sign-in to your ${frame.look.name} account`,
    body: <NewDeviceMail frame={frame} firstName={firstName} signedInAt={signedInAt} />,
  }),
  emailChanged: ({ firstName }, frame) => ({
    subject: `Your ${frame.look.name} email address was changed`,
    body: <EmailChangedMail frame={frame} firstName={firstName} />,
  }),
  orderPlaced: (order, frame) => ({
    subject: `Your ${frame.look.name} order ${order.orderNumber}`,
    body: <OrderPlacedMail frame={frame} order={order} />,
  }),
  designRequested: ({ firstName, answers }, frame) => ({
    subject: `We have your ${frame.look.name} design request`,
    body: <DesignRequestedMail frame={frame} firstName={firstName} answers={answers} />,
  }),
  swatchesOrdered: ({ kind: _, ...order }, frame) => ({
    subject: `Your ${frame.look.name} swatches are on their way`,
    body: <SwatchesOrderedMail frame={frame} {...order} />,
  }),
};

/** Renders a mail in the texts and colors of its brand, as HTML and as plain text. `origin` is its storefront's. */
export async function renderMail(
  { brand, content }: Pick<Mail, "brand" | "content">,
  origin: string,
): Promise<RenderedMail> {
  const frame: MailFrame = { look: brandLooks[brand], origin };
  const { subject, body } = toTemplate(content, frame);
  return {
    brandName: frame.look.name,
    subject,
    html: await render(body),
    text: await render(body, { plainText: true }),
  };
}

function toTemplate<Kind extends MailContent["kind"]>(content: Extract<MailContent, { kind: Kind }>, frame: MailFrame) {
  const template: Templates[Kind] = templates[content.kind as Kind];
  return template(content, frame);
}
