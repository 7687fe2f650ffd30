import type { Brand, Currency, Site } from "@store/contract/shared";

/** A placed order, for who keeps its mail. Amounts are in cents. */
export interface OrderPlaced {
  kind: "orderPlaced";
  /** Of the buyer; "" where nobody knows it. */
  firstName: string;
  orderNumber: string;
  /** A path of the storefront that shows the order to whoever has it. */
  orderPath: string;
  currency: Currency;
  lines: readonly { title: string; details: readonly string[]; quantity: number; totalCents: number }[];
  /** How each part comes, such as "Standard delivery"; `name` and `place` are whom and where it goes to. */
  shipments: readonly { label: string; estimate: string; name: string; place: string }[];
  /** Of a tax-exempt buyer the tax is null. */
  totals: {
    subtotalCents: number;
    servicesCents: number;
    discountCents: number;
    shippingCents: number;
    surchargeCents: number;
    taxCents: number | null;
    totalCents: number;
  };
}

/** What a mail tells: data alone, which the mailer turns into text and HTML in the words and colors of the brand. */
export type MailContent =
  | { kind: "accountCreated"; firstName: string }
  /** `resetPath` is a path of the storefront, with the token of the link. */
  | { kind: "passwordReset"; firstName: string; resetPath: string }
  | { kind: "passwordChanged"; firstName: string }
  /** `signedInAt` is a moment as ISO 8601 writes it. */
  | { kind: "newDevice"; firstName: string; signedInAt: string }
  /** To the address that the account had before. */
  | { kind: "emailChanged"; firstName: string }
  | OrderPlaced
  /** What the account's owner asked the designers, in the words of the form. */
  | { kind: "designRequested"; firstName: string; answers: readonly { label: string; answer: string }[] }
  /** `swatches` are names of fabrics, none where they were asked for in words; `arrivesIn` is such as "5-7 business days". */
  | { kind: "swatchesOrdered"; firstName: string; swatches: readonly string[]; arrivesIn: string };

export interface Mail {
  /** The same when a mail is sent again because nobody knows whether it arrived: mail servers drop the second. */
  mailId: string;
  to: string;
  site: Site;
  brand: Brand;
  content: MailContent;
}

/** Hands mails to whoever delivers them. Rejects when a mail was not taken; it is then sent again later. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
