import { expect, type Page } from "@playwright/test";
import { newEmail } from "./new-email.ts";
import { storedRows } from "./stored-rows.ts";

/** The password of an account that `createAccount` creates. */
export const accountPassword = "Linen-and-Oak-24";

/** Creates an account of this journey's own, for Tess Arden; returns its e-mail address. */
export async function createAccount(): Promise<string> {
  const email = newEmail("tess");
  await storedRows(
    `insert into account (account_id, email, password_phc, first_name, last_name, created_at)
     select $1, $1, password_phc, 'Tess', 'Arden', now() from account where email = 'nell.ashby@example.com'`,
    [email],
  );
  return email;
}

/** Signs in with such an account, and lands on a page of the same store. */
export async function signIn(page: Page, email: string, url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  await page.goto(`${origin}/account/login?returnUrl=${encodeURIComponent(pathname)}`);
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel(/^Email Address/).fill(email);
  await form.getByLabel(/^Password/).fill(accountPassword);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(url);
}
