import type { Order } from "@store/contract/orders";
import { expect, it } from "vitest";
import { type Answers, openShop } from "../../app/server/open-shop.fixture.ts";
import type { PageRow } from "../../app/server/storefront.fixture.ts";
import * as linkedOrder from "./linked-order.route.tsx";
import * as calendar from "./order-calendar.route.ts";
import { toOrderCalendar } from "./order-calendar.ts";

const address = {
  firstName: "Maya",
  lastName: "Okafor",
  address1: "2134 N Halsted St; rear, \\2nd floor",
  city: "Chicago",
  state: "IL",
  postalCode: "60614",
  country: "USA",
  dayPhone: "",
};
const times = { start: "2026-12-03T14:00:00.000Z", end: "2026-12-03T18:00:00.000Z" };
const order: Order = {
  orderId: "order-1",
  orderNumber: "4820175936",
  placedAt: "2026-11-20T15:00:00.000Z",
  email: "m***@example.com",
  shippingAddress: address,
  billingAddress: null,
  shipTo: { code: "USA", name: "United States" },
  recipients: [
    {
      recipientId: "recipient-1",
      address,
      choices: { appointment: "Thu, Dec 3, 8 am to noon", appointmentTimes: times },
    },
  ],
  shipments: [
    { recipientId: "recipient-1", label: "In-home delivery", estimate: "Thu, Dec 3", charge: 9900, lineItems: [] },
  ],
  otherLines: [],
  payments: [],
  orderSummary: {
    subtotal: 200_000,
    services: 0,
    shipping: 9900,
    surcharge: 0,
    discount: 0,
    tax: 6706,
    tendersTotal: 0,
    total: 216_606,
    amountDue: 216_606,
    currency: "USD",
    isTaxExempt: false,
    promoCode: null,
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: null,
  },
};

const linked = "/checkout/confirmation/GetLinkedOrder";
const notFound = Response.json({ isSuccess: false, errorCode: "OrderNotFound", message: "" }, { status: 404 });

async function ask(path: string, answers: Answers = { [linked]: { isSuccess: true, order } }) {
  const pages: PageRow[] = [
    ["linked-order", "order/:token", linkedOrder],
    ["order-calendar", "order/:token/calendar", calendar],
  ];
  const { answer, status, html } = await openShop({ pages, answers }).ask(path);
  return { answer, status, text: html.replaceAll("<!-- -->", "") };
}

it("shows the order of a link without signing in, to no cache and no search engine", async () => {
  const { answer, status, text } = await ask("/order/order-1.abc123.0123456789abcdef");
  expect([status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(text).toContain("<h1>Order 4820175936</h1>");
  expect(text).toContain('name="robots" content="noindex"');
  expect(text).toContain('href="/order/order-1.abc123.0123456789abcdef/calendar"');
  expect(text).not.toContain("/account/orders");
  expect((await ask("/order/token-2", { [linked]: notFound })).status).toBe(404);
});

it("answers a link's delivery appointments as a file for a calendar [CHK-41]", async () => {
  const { answer, text } = await ask("/order/token-1/calendar");
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="delivery.ics"');
  expect(text).toContain("URL:http://localhost:3000/order/token-1\r\n");
  const without = { ...order, recipients: [] };
  expect((await ask("/order/token-1/calendar", { [linked]: { isSuccess: true, order: without } })).status).toBe(404);
});

it("writes a calendar file as RFC 5545 has it: moments in UTC, texts escaped, lines of at most 75 bytes", () => {
  const url = "https://linden.example/order/token-1";
  const shop = { brandName: "Linden & Löß, Furniture", servicePhone: "1-800-555-0142", url };
  const file = toOrderCalendar(order, shop) ?? "";
  expect(file.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll("\r\n ", "").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Linden & Löß\\, Furniture//Orders//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:order-1-recipient-1@linden.example",
    "DTSTAMP:20261120T150000Z",
    "DTSTART:20261203T140000Z",
    "DTEND:20261203T180000Z",
    "SUMMARY:Delivery from Linden & Löß\\, Furniture\\, order 4820175936",
    "LOCATION:2134 N Halsted St\\; rear\\, \\\\2nd floor\\, Chicago\\, IL 60614",
    `DESCRIPTION:Thu\\, Dec 3\\, 8 am to noon\\, local time.\\nQuestions? Call 1-800-555-0142.\\n${url}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("writes every line of an address and its country into a calendar file", () => {
  const where = { address3: "buzz 12", city: "Berlin", state: "", postalCode: "10115", country: "DEU" };
  const recipients = order.recipients.map((one) => ({ ...one, address: one.address && { ...one.address, ...where } }));
  const abroad = { ...order, recipients, shipTo: { code: "DEU", name: "Germany" } };
  const shop = { brandName: "Linden", servicePhone: "1-800-555-0142", url: "https://linden.example/order/token-1" };
  expect(toOrderCalendar(abroad, shop)?.replaceAll("\r\n ", "")).toContain(
    "LOCATION:2134 N Halsted St\\; rear\\, \\\\2nd floor\\, buzz 12\\, 10115 Berlin\\, Germany\r\n",
  );
});

it("says in an empty cart which order was placed: Back from the confirmation leads there (AMB-017)", async () => {
  const latest = { isSuccess: true, order: { orderId: "order-1", orderNumber: "4820175936" } };
  const { text } = await ask("/checkout/cart", { "/checkout/confirmation/GetLatestOrder": latest });
  expect(text).toContain("Order 4820175936 was placed.");
  expect(text).toContain('href="/checkout/confirmation?orderId=order-1"');
  expect((await ask("/checkout/cart")).text).not.toContain("was placed");
});
