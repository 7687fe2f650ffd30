import { expect, it } from "vitest";
import { startBanner } from "./start-banner.ts";
import { toStoreAddresses } from "./store-apps.ts";

const addresses = toStoreAddresses({ us: 3000, ca: 3001 });

it("shows the four addresses, the demonstration, the database and how to stop", () => {
  const banner = startBanner({ addresses, demo: true, database: "PostgreSQL from npm", seconds: 1.25 });
  for (const address of Object.values(addresses)) expect(banner).toContain(address);
  expect(banner).toContain("http://localhost:3000/demo");
  expect(banner).toContain("PostgreSQL from npm");
  expect(banner).toContain("npx -y pnpm@12 stop");
});

it("omits the demonstration if there is none", () => {
  expect(startBanner({ addresses, demo: false, database: "your own", seconds: 1 })).not.toContain("/demo");
});

it("shows what becomes of mails that no server sends", () => {
  const said = { addresses, demo: false, database: "your own", seconds: 1 };
  expect(startBanner({ ...said, mails: "not sent, only files" })).toMatch(/^ {2}Mails +not sent, only files$/m);
  expect(startBanner(said)).not.toContain("Mails");
});

it("shows the address of a production store without origins", () => {
  const said = { addresses, demo: false, database: "your own", seconds: 1 };
  expect(startBanner({ ...said, isUnpublished: true })).toContain("this machine; for a domain set STORE_ORIGIN_US");
  expect(startBanner(said)).not.toContain("STORE_ORIGIN");
});
