import { storeFolder } from "@store/dev/workspace/workspace-root";
import { expect, it } from "vitest";
import { describeMails } from "./start-banner.ts";

const production = { demo: false, ports: { us: 3000, ca: 3001 }, folder: storeFolder };

it("says that a production store without a mail server sends no mail, and how to set one", () => {
  const said = describeMails(production, undefined);
  expect(said).toMatch(/^not sent, only files in \.store.mails; set STORE_MAIL_URL=smtps:/);
  expect(describeMails(production, "")).toBe(said);
});

it("shows where a demonstration's mails can be read", () => {
  expect(describeMails({ ...production, demo: true }, undefined)).toBe("http://localhost:3004");
});

it("says nothing if a server sends the mails", () => {
  expect(describeMails(production, "smtps://mail.example.com")).toBeUndefined();
});
