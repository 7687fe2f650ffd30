import type { Brand, Currency, LinePicture, Site } from "@store/contract/shared";

/** A placed order, for who keeps its mail. Amounts are in cents. */
export interface OrderPlaced {
  kind: "orderPlaced";
  /** Of the buyer; "" if it is unknown. */
  firstName: string;
  orderNumber: string;
  /** A path of the storefront that shows the order to anybody who has it. */
  orderPath: string;
  currency: Currency;
  /** Those of one design of a sectional stand together and have its name. Mails of earlier versions have no pictures. */
  lines: readonly (Partial<LinePicture> & {
    title: string;
    details: readonly string[];
    quantity: number;
    totalCents: number;
    designName?: string;
  })[];
  /**
   * How each part is delivered, such as "Standard delivery"; `name` and `place` are the recipient and the destination.
   */
  shipments: readonly { label: string; estimate: string; name: string; place: string }[];
  /** What paid; `payer` is a wallet's own name of its holder. Mails of earlier versions do not say. */
  payments?: readonly { label: string; payer?: string; amountCents: number }[];
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

/** The data of a mail, which the mailer renders as text and HTML of the brand. */
export type MailContent =
  | { kind: "accountCreated"; firstName: string }
  /** `resetPath` is a path of the storefront, with the token of the link. */
  | { kind: "passwordReset"; firstName: string; resetPath: string }
  | { kind: "passwordChanged"; firstName: string }
  /** `signedInAt` is a time in ISO 8601. */
  | { kind: "newDevice"; firstName: string; signedInAt: string }
  /** To the previous address of the account. */
  | { kind: "emailChanged"; firstName: string }
  | OrderPlaced
  /** A design request of the account's owner, with the labels of the form. */
  | { kind: "designRequested"; firstName: string; answers: readonly { label: string; answer: string }[] }
  /** `swatches` are names of fabrics, empty for a free-form order; `arrivesIn` is for example "5-7 business days". */
  | { kind: "swatchesOrdered"; firstName: string; swatches: readonly string[]; arrivesIn: string };

export interface Mail {
  /** The same if a mail is sent again because its delivery is unknown: mail servers drop the duplicate. */
  mailId: string;
  to: string;
  site: Site;
  brand: Brand;
  content: MailContent;
}

/** Sends mails. Rejects if a mail was not accepted; it is then sent again later. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
