import { once } from "node:events";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Mail, MailContent, OrderPlaced } from "@store/commerce-service/node";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createMailer } from "./create-mailer.ts";
import { renderMail } from "./render-mail.tsx";

const from = "store@example.com";
const getOrigin = () => "https://shop.example.com";
const reset: MailContent = {
  kind: "passwordReset",
  firstName: "Nell",
  resetPath: "/account/reset-password?token=abc",
};
const orderPlaced: OrderPlaced = {
  kind: "orderPlaced",
  firstName: "Nell",
  orderNumber: "1000042",
  orderPath: "/checkout/confirmation?orderId=abc",
  currency: "CAD",
  lines: [
    {
      title: "Alder Armchair",
      details: ["Moss"],
      quantity: 2,
      totalCents: 179_800,
      imagePath: "/pictures/1a2b3c4d/alder-armchair-oat-800.webp",
      choiceImagePath: "/pictures/5e6f7a8b/swatch-moss-linen-macro-800.webp",
      shownIn: "Oat Linen",
    },
  ],
  shipments: [
    { label: "Standard", estimate: "Arrives Nov 24", name: "Nell Ashby", place: "1 Main St, Reno, NV 89501" },
  ],
  payments: [
    { label: "Gift card ending in 3017", amountCents: 5_000 },
    { label: "PayPal", payer: "nell@pay.example", amountCents: 178_800 },
  ],
  totals: {
    subtotalCents: 179_800,
    servicesCents: 0,
    discountCents: 10_000,
    shippingCents: 0,
    surchargeCents: 0,
    taxCents: 14_000,
    totalCents: 183_800,
  },
};
const mail: Mail = { mailId: "mail-1", to: "nell@example.com", site: "US", brand: "general", content: reset };

const cleanUp: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

describe("a mail into a folder", () => {
  it("is one file, also if it is sent again", async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "store-mails-"));
    cleanUp.push(() => fs.rm(folder, { recursive: true }));
    const mailer = createMailer({ delivery: { kind: "folder", folder }, from, getOrigin });
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await fs.readdir(folder)).toEqual(["mail-1.eml"]);
    const text = await fs.readFile(path.join(folder, "mail-1.eml"), "utf8");
    expect(text).toContain("To: nell@example.com");
    expect(text).toContain("Message-ID: <mail-1@example.com>");
    expect(text).toMatch(/From: "?Linden & Loam"? <store@example.com>/);
  });
});

describe.skipIf(process.platform === "win32")("a folder of mails", () => {
  const modeOf = async (file: string) => ((await fs.stat(file)).mode & 0o777).toString(8);

  it("and its mails are only for their owner", async () => {
    const place = await fs.mkdtemp(path.join(os.tmpdir(), "store-mails-"));
    cleanUp.push(() => fs.rm(place, { recursive: true }));
    const folder = path.join(place, "mails");
    await createMailer({ delivery: { kind: "folder", folder }, from, getOrigin }).send(mail);
    expect(await modeOf(folder)).toBe("700");
    expect(await modeOf(path.join(folder, "mail-1.eml"))).toBe("600");
  });

  it("that others could read is closed to them before the first mail, and so is a mail that is sent again", async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "store-mails-"));
    cleanUp.push(() => fs.rm(folder, { recursive: true }));
    const file = path.join(folder, "mail-1.eml");
    await fs.writeFile(file, "");
    await fs.chmod(file, 0o644);
    await fs.chmod(folder, 0o755);
    const mailer = createMailer({ delivery: { kind: "folder", folder }, from, getOrigin });
    expect(await modeOf(folder)).toBe("700");
    await mailer.send(mail);
    expect(await modeOf(file)).toBe("600");
  });
});

describe("a mail by SMTP", () => {
  async function openServer(onMail: (text: string) => Error | null) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      async onData(stream, _session, done) {
        const text = (await stream.toArray()).join("");
        done(onMail(text));
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    cleanUp.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const address = server.server.address();
    if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
    return `smtp://127.0.0.1:${address.port}`;
  }

  it("reaches the server with text and HTML", async () => {
    const received: string[] = [];
    const url = await openServer((text) => {
      received.push(text);
      return null;
    });
    await createMailer({ delivery: { kind: "smtp", url }, from, getOrigin }).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain("Content-Type: text/plain");
    expect(received[0]).toContain("Content-Type: text/html");
  });

  it("rejects when the server refuses it, or is down", async () => {
    const url = await openServer(() => new Error("Mailbox is full."));
    await expect(createMailer({ delivery: { kind: "smtp", url }, from, getOrigin }).send(mail)).rejects.toThrow();
    const nobody = { kind: "smtp", url: "smtp://127.0.0.1:1" } as const;
    await expect(createMailer({ delivery: nobody, from, getOrigin }).send(mail)).rejects.toThrow();
  });
});

describe("every mail", () => {
  const contents: MailContent[] = [
    { kind: "accountCreated", firstName: "Nell" },
    reset,
    { kind: "passwordChanged", firstName: "Nell" },
    { kind: "newDevice", firstName: "Nell", signedInAt: "2026-11-20T15:00:00.000Z" },
    { kind: "emailChanged", firstName: "Nell" },
    orderPlaced,
    { kind: "designRequested", firstName: "Nell", answers: [{ label: "Room", answer: "Bedroom" }] },
    { kind: "swatchesOrdered", firstName: "Nell", swatches: ["Oat Linen"], arrivesIn: "5-7 business days" },
  ];

  it.each(contents.flatMap((content) => (["general", "modern"] as const).map((brand) => ({ content, brand }))))(
    "$content.kind of the $brand brand says the same as text and as HTML, and links to its storefront",
    async ({ content, brand }) => {
      const { subject, text, html, brandName } = await renderMail({ brand, content }, getOrigin());
      expect(subject).toContain(brandName);
      expect(text).toMatch(/nell/i);
      expect(text).toContain("https://shop.example.com/");
      expect(html).toContain("https://shop.example.com/");
      expect(html).toContain("color-scheme");
      // Dark mode changes the page behind the dark mode's light text: only the button has a background of its own.
      const backgrounds = [...html.matchAll(/<(\w+)[^>]*style="[^"]*background/g)].map(([, tag]) => tag);
      expect(new Set(backgrounds)).toEqual(new Set(["a"]));
    },
  );

  it("about an order contains number, items, amounts and delivery, with a link to the order", async () => {
    const { subject, text, html } = await renderMail({ brand: "modern", content: orderPlaced }, getOrigin());
    expect(subject).toBe("Your Plinth order 1000042");
    expect(html).toContain('href="https://shop.example.com/checkout/confirmation?orderId=abc"');
    const lines = text.split("\n").map((line) => line.trim());
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^2 × Alder Armchair/), "Total $1,838.00"]));
    for (const part of [
      "Moss",
      "Shown in Oat Linen",
      "$1,798.00",
      "Discount -$100.00",
      "Shipping Free",
      "Tax $140.00",
      "Arrives Nov 24",
      "Gift card ending in 3017 $50.00",
      "nell@pay.example",
      "$1,788.00",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Services|surcharge/);
    // Not every mail program knows WebP.
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, url]) => url);
    expect(pictures).toEqual([
      "https://shop.example.com/pictures/1a2b3c4d/alder-armchair-oat-share.jpg",
      "https://shop.example.com/pictures/5e6f7a8b/swatch-moss-linen-macro-200.jpg",
    ]);
  });

  it("about an order that an earlier version wrote has no pictures, and without payments names none", async () => {
    const lines = [{ title: "Alder Armchair", details: [], quantity: 1, totalCents: 84_900 }];
    const { html } = await renderMail({ brand: "general", content: { ...orderPlaced, lines } }, getOrigin());
    expect(html).not.toContain("<img");
    const { payments: _, ...earlier } = { ...orderPlaced, lines };
    const { text } = await renderMail({ brand: "general", content: earlier }, getOrigin());
    expect(text).not.toContain("Payment");
  });

  it("escapes a name, whatever it contains", async () => {
    const content = { kind: "accountCreated", firstName: "<b>Nell</b>" } as const;
    const { html } = await renderMail({ brand: "general", content }, getOrigin());
    expect(html).not.toContain("<b>Nell");
  });
});
