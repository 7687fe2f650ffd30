import fs from "node:fs";
import path from "node:path";
import { expect, test } from "./set-up/journey.ts";
import { addToCart, chicago, orderNumber, proceedToReview } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

/** An American Express number that no test table knows, and a code that no price or count is likely to spell. */
const digits = "378734493671000";
const traces = [digits, "3787 344936 71000", "3787-344936-71000", '"1234"'];

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));

test("after a paid order the card's number and code are in no row, no data file and no log", {
  tag: "@usModern-phone",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/product/100402`);
  await addToCart(page);
  await proceedToReview(page, { ...chicago, email: "trace@example.com" }, digits);
  await page.getByRole("button", { name: "Place Order" }).click();
  await orderNumber(page);

  const tables = await storedRows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables) {
    const rows = await storedRows<{ row: string }>(`select t::text as row from "${name}" t`);
    for (const trace of traces)
      expect(
        rows.filter(({ row }) => row.includes(trace)),
        `${trace} in ${name}`,
      ).toEqual([]);
  }

  await storedRows("checkpoint");
  const [{ folder } = { folder: "" }] = await storedRows<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  );
  const files = [...filesBelow(folder), ...filesBelow(process.env.JOURNEY_FOLDER ?? "")];
  expect(files.length).toBeGreaterThan(100);
  const holding = files.filter((file) => {
    const content = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
    return traces.some((trace) => content.includes(trace));
  });
  expect(holding).toEqual([]);
});
