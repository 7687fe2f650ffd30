import type { Page } from "@playwright/test";

interface Destination {
  city: string;
  region: string;
  postalCode: string;
}
export const chicago: Destination = { city: "Chicago", region: "IL", postalCode: "60611" };

/** Fills the address of an order of swatches. Every order has a different street number, since an address gets only five in thirty days. */
export async function fillSwatchAddress(page: Page, { city, region, postalCode }: Destination): Promise<void> {
  const typed = {
    "First Name": "Ada",
    "Last Name": "Bauer",
    "Address 1": `${Math.floor(Math.random() * 1e9)} Mill Rd`,
    City: city,
    "Phone Number": "(312) 234-5678",
    "Email Address": "ada@example.com",
  };
  for (const [name, text] of Object.entries(typed)) await page.getByLabel(new RegExp(`^${name}`)).fill(text);
  await page.getByLabel(/^(State|Province)/).selectOption(region);
  await page.getByLabel(/^(ZIP|Postal) Code/).fill(postalCode);
}
