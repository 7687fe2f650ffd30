import { chromium } from "@playwright/test";
import { npmChromium } from "@store/dev/browser";

const base = process.argv[2]!;
const tag = process.argv[3]!;
const width = Number(process.argv[4]);
const pay = process.argv[5] ?? "";
const b = await chromium.launch(npmChromium());
const c = await b.newContext({
  viewport: { width, height: width < 500 ? 844 : 900 },
  colorScheme: process.env.SCHEME === "dark" ? "dark" : "light",
});
const p = await c.newPage();
p.on(
  "console",
  (m) => ["error", "warning"].includes(m.type()) && console.log("console", m.type(), m.text().slice(0, 400)),
);
p.on("pageerror", (e) => console.log("pageerror", e.message.slice(0, 400)));
p.on("response", (r) => r.status() >= 400 && console.log(r.status(), r.url()));
const shot = async (n: string, full = true) => {
  await p.waitForLoadState("networkidle");
  await p.screenshot({ path: `/work/shots/${tag}-${n}.png`, fullPage: full });
};
await p.goto(base);
await shot("home");
await p.goto(base + "/browse/all");
await shot("list");
await p.goto(base + "/product/100101");
await shot("product");
if (pay) {
  await p.getByRole("button", { name: /^add to cart$/i }).click();
  await p.waitForURL(/cart$/);
  await shot("cart");
  await p.getByRole("button", { name: "Checkout Now" }).click();
  await p.waitForURL(/shipping$/);
  await shot("shipping");
  await p.getByRole("button", { name: "Next" }).click();
  await p.waitForTimeout(300);
  await shot("shipping-errors");
  const ca = pay === "CA";
  await p.getByLabel("First Name").fill("Ada");
  await p.getByLabel("Last Name").fill("Bauer");
  await p.getByLabel("Address 1").fill("410 N Michigan Ave");
  await p.getByLabel("City").fill(ca ? "Toronto" : "Chicago");
  await p.getByLabel(/^(State|Province)/).selectOption(ca ? "ON" : "IL");
  await p.getByLabel(/^(ZIP|Postal) Code/).fill(ca ? "M5H 2N2" : "60611");
  await p.getByLabel("Phone Number").fill("(312) 234-5678");
  await p.getByLabel("Email Address").fill("ada@example.com");
  await p.getByRole("button", { name: "Next" }).click();
  await p.waitForURL(/giftoptions$/);
  await shot("delivery");
  await p.getByRole("button", { name: "Next: Payment" }).click();
  await p.waitForURL(/billing$/);
  await shot("payment");
  await p.getByLabel("Card Number").fill("4111111111111111");
  await p.getByLabel("Expiration Date (MM/YY)").fill("12/30");
  await p.getByLabel("Security Code").fill("123");
  await p.getByRole("button", { name: "Next: Review" }).click();
  await p.waitForURL(/review$/);
  await shot("review");
  await p.getByRole("button", { name: "Place Order" }).click();
  await p.waitForURL(/confirmation/);
  await shot("confirmation");
  await p.goto(base + "/nope");
  await shot("404");
  await p.goto(base + "/demo");
  await shot("demo");
  await p.goto(base + "/stores");
  await shot("stores");
}
await b.close();
