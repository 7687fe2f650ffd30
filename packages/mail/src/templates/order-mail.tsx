import type { OrderPlaced } from "@store/commerce-service/node";
import { formatPrice } from "@store/price-format";
import { Fragment, type ReactNode } from "react";
import type { BrandLook } from "../brand-look.ts";
import { ActionButton, type MailFrame, MailLayout, Paragraph, Subheading } from "./mail-layout.tsx";

/** Confirms an order: its number, a link to it, the items, their delivery and the amounts. */
export function OrderPlacedMail({ frame, order }: { readonly frame: MailFrame; readonly order: OrderPlaced }) {
  const { look } = frame;
  const { firstName, orderNumber, orderPath, lines, shipments, payments = [], currency } = order;
  // Each currency is that of one site, where it is written "$".
  const locale = currency === "CAD" ? "en-CA" : "en-US";
  const price = (cents: number) => formatPrice(cents, { currency, locale });
  return (
    <MailLayout
      frame={frame}
      heading={firstName ? `Thank you, ${firstName}` : "Thank you"}
      preview={`We are preparing order ${orderNumber}.`}
    >
      <Paragraph look={look}>Your order number is {orderNumber}. We are preparing your order now.</Paragraph>
      <ActionButton frame={frame} path={orderPath}>
        View Your Order
      </ActionButton>
      <Subheading look={look}>Your items</Subheading>
      {lines.map(({ title, details, quantity, totalCents, designName, ...shown }, index) => (
        <Fragment key={index}>
          {designName !== undefined && designName !== lines[index - 1]?.designName ? (
            <Row look={look} end={price(sumDesign(lines, designName))} isStrong>
              {designName}
            </Row>
          ) : null}
          <Row look={look} end={price(totalCents)} start={<LinePictures frame={frame} shown={shown} />}>
            {quantity} × {title}
            {details.map((text) => (
              <Soft key={text} look={look}>
                <bdi>{text}</bdi>
              </Soft>
            ))}
            {shown.shownIn === undefined ? null : <Soft look={look}>{`Shown in ${shown.shownIn}`}</Soft>}
          </Row>
        </Fragment>
      ))}
      <Subheading look={look}>Summary</Subheading>
      {toTotalRows(order, price).map(([label, amount]) => (
        <Row key={label} look={look} end={amount} isStrong={label === "Total"}>
          {label}
        </Row>
      ))}
      {payments.length > 0 ? <Subheading look={look}>Payment</Subheading> : null}
      {payments.map(({ label, payer, amountCents }, index) => (
        <Row key={index} look={look} end={price(amountCents)}>
          {label}
          {payer === undefined ? null : (
            <Soft look={look}>
              <bdi>{payer}</bdi>
            </Soft>
          )}
        </Row>
      ))}
      {shipments.length > 0 ? <Subheading look={look}>Delivery</Subheading> : null}
      {shipments.map(({ label, estimate, name, place }, index) => (
        <Row key={index} look={look}>
          {label}
          {[estimate, name, place].map((text) =>
            text ? (
              <Soft key={text} look={look}>
                <bdi>{text}</bdi>
              </Soft>
            ) : null,
          )}
        </Row>
      ))}
    </MailLayout>
  );
}

type Shown = Pick<OrderPlaced["lines"][number], "imagePath" | "choiceImagePath">;

/** A line's picture, and below it the chosen fabric if the picture shows another one. Not every mail program knows WebP. */
function LinePictures({ frame: { origin }, shown }: { readonly frame: MailFrame; readonly shown: Shown }) {
  const { imagePath, choiceImagePath } = shown;
  const style = { display: "block", margin: "0 0 4px" };
  return (
    <>
      {imagePath ? <img src={`${origin}${toJpegPath(imagePath)}`} alt="" width={96} height={50} style={style} /> : null}
      {choiceImagePath ? (
        <img src={`${origin}${toJpegPath(choiceImagePath)}`} alt="" width={50} height={50} style={style} />
      ) : null}
    </>
  );
}

/** The picture as its preview in links, and a fabric as the small copy of its macro. */
function toJpegPath(imagePath: string): string {
  return imagePath.replace(/-macro-\d+\.webp$/, "-macro-200.jpg").replace(/(?:-\d+)?\.webp$/, "-share.jpg");
}

/** The total of the pieces of a design, in cents. */
function sumDesign(lines: OrderPlaced["lines"], designName: string): number {
  return lines.reduce((sum, line) => (line.designName === designName ? sum + line.totalCents : sum), 0);
}

/** The amounts as the store's own summary orders and names them; what is zero and needs no word is left out. */
function toTotalRows({ totals }: OrderPlaced, price: (cents: number) => string): [label: string, amount: string][] {
  const { subtotalCents, servicesCents, discountCents, shippingCents, surchargeCents, taxCents, totalCents } = totals;
  const rows: ([string, string] | null)[] = [
    ["Subtotal", price(subtotalCents)],
    servicesCents === 0 ? null : ["Services", price(servicesCents)],
    discountCents === 0 ? null : ["Discount", price(-discountCents)],
    ["Shipping", shippingCents === 0 ? "Free" : price(shippingCents)],
    surchargeCents === 0 ? null : ["Shipping surcharge", price(surchargeCents)],
    ["Tax", taxCents === null ? "Exempt" : price(taxCents)],
    ["Total", price(totalCents)],
  ];
  return rows.filter((row) => row !== null);
}

interface RowProps {
  readonly look: BrandLook;
  /** Aligned at the end of the line: an amount. */
  readonly end?: string;
  readonly isStrong?: boolean;
  /** Before the line: its picture. */
  readonly start?: ReactNode;
  readonly children: ReactNode;
}

/** A line with an amount at its end. A separate table, since mail programs support little other layout. */
function Row({ look, end = "", isStrong = false, start, children }: RowProps) {
  const cell = {
    color: look.light.ink,
    fontSize: 16,
    fontWeight: isStrong ? "bold" : "normal",
    lineHeight: "24px",
    padding: "6px 0",
    verticalAlign: "top",
  } as const;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} width="100%">
      <tbody>
        <tr>
          {start ? (
            <td width={96} style={{ ...cell, paddingRight: 16 }}>
              {start}
            </td>
          ) : null}
          <td className="ink" style={cell}>
            {children}{" "}
          </td>
          <td className="ink" align="right" style={{ ...cell, paddingLeft: 16, whiteSpace: "nowrap" }}>
            {end}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Soft({ look, children }: { readonly look: BrandLook; readonly children: ReactNode }) {
  return (
    <div className="soft" style={{ color: look.light.softInk, fontSize: 14, lineHeight: "20px" }}>
      {children}
    </div>
  );
}
