import { addressOf, expect, expectNoBarrier, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";

const design = "10.LAC.ARM.COR.RAS";

test("a shopper checks a room and a 32-inch door, turns the design, prints, and goes back to the same planner", {
  tag: "@us-desktop",
}, async ({ page, storeUrl }) => {
  await page.goto(`${storeUrl}/sectional-planner/dune?design=${design}`);
  await expectScripts(page);
  await page.getByRole("link", { name: "Will It Fit?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Will It Fit?" })).toBeVisible();
  await expect(page.getByText("Enter the size of your room, or what the pieces have to pass")).toBeVisible();
  await expectSoundPage(page);
  const room = page.getByRole("group", { name: "Room" });
  await room.getByLabel("Width").fill("8 ft 4");
  await room.getByLabel("Depth").fill("14'");
  const door = page.getByRole("group", { name: "Narrowest door" });
  await door.getByLabel("Width").fill("32");
  await page.getByRole("button", { name: "Check" }).press("Enter");
  await expect(page.getByRole("region", { name: "What fits" }).getByRole("status")).toContainText(
    "It does not fit with a walkway of 30 in. Turned by 90 degrees, 9 in of width is missing.",
  );
  await expect(page.getByRole("button", { name: "Check" })).toBeFocused();
  await room.getByLabel("Width").fill("10'");
  await room.getByLabel("Width").press("Enter");
  await expect(page.getByRole("region", { name: "What fits" }).getByRole("status")).toContainText(
    "It fits if it is turned by 90 degrees:",
  );
  await page.getByRole("link", { name: "Turn the design" }).click();
  await expect(page.getByRole("region", { name: "What fits" }).getByRole("status")).toContainText(
    "It fits: 11 in of width and 29 in of depth are left",
  );
  const chaise = page.getByRole("row", { name: /^Left-Arm Chaise/ });
  await expect(chaise).toContainText("Tight: ask us");
  await expect(page.getByText("This is advice from sizes alone, not a promise")).toBeVisible();
  await door.getByLabel("Width").fill("28");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(chaise).toContainText("Unlikely");
  // The answers of the server have moved what is below them.
  await expectNoBarrier(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Check" })).toBeHidden();
  await expect(chaise).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "Back to the Dune Sectional" }).click();
  await expect(page.getByText("4 pieces, 79 in wide, 109 in deep.")).toBeVisible();
  await page.getByRole("link", { name: "Will It Fit?" }).click();
  await expect(door.getByLabel("Width")).toHaveValue("28");
  await page.goBack();
  await expect(page.getByText("4 pieces, 79 in wide, 109 in deep.")).toBeVisible();
});

test("the way in on a Canadian phone without scripts: measures in centimeters, errors at their fields, advice in words", {
  tag: "@caModern-phone",
}, async ({ browser, storeUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${storeUrl}/sectional-planner/mesa?design=10.LAS.RAS`);
  await page.getByRole("link", { name: "Will It Fit?" }).click();
  const elevator = page.getByRole("group", { name: "Elevator" });
  await elevator.getByLabel("Door width").fill("narrow");
  await elevator.getByLabel("Inner width").fill("170");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(elevator.getByLabel("Door width")).toHaveAccessibleDescription("Enter a length such as 82 or 2.1 m.");
  await expect(elevator.getByLabel("Inner depth")).toHaveAccessibleDescription("Please enter this measure, too.");
  await elevator.getByLabel("Door width").fill("1.2 m");
  await elevator.getByLabel("Inner depth").fill("54 in");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("row", { name: /^Left-Arm Seat/ })).toContainText("Fits");
  await expect(page.getByRole("region", { name: "What fits" }).getByRole("link", { name: /555/ })).toBeVisible();
  await context.close();
});

test("a copied link opens the design, its fabric and legs in the other country's site, and says what is not sold", {
  tag: "@us-desktop",
}, async ({ page, context, storeUrl }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: storeUrl });
  await page.goto(`${storeUrl}/sectional-planner/dune?design=${design}&fabric=SLATELINEN&panel=SelectFabric`);
  await expectScripts(page);
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.origin).toBe(storeUrl);
  expect([...copied.searchParams.keys()]).toEqual(["design", "fabric", "legs"]);
  const elsewhere = addressOf("ca");
  await page.goto(`${elsewhere}${copied.pathname}${copied.search}`);
  await expect(page.getByText("4 pieces, 277 cm wide, 201 cm deep.")).toBeVisible();
  await expect(page.getByText("This design cannot be opened as it was.")).toHaveCount(0);
  const old = new URLSearchParams({ design: "10.LAC.OLD.COR.RAS", fabric: "GONE" });
  await page.goto(`${elsewhere}${copied.pathname}?${old}`);
  await expect(page.getByText("This design cannot be opened as it was.")).toBeVisible();
  await expect(
    page.getByText("The fabric of this design is not offered here. You see it in Stone Linen."),
  ).toBeVisible();
});
