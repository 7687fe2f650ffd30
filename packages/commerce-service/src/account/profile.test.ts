import { accountOperations } from "@store/contract/account";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestService, type Shopper, signIn, type TestService } from "../testing/index.ts";
import { sampleCards, toPrintedNumber } from "../testing/sample-inputs.ts";
import { saveAccounts } from "../testing/save-accounts.ts";
import { toDeviceName } from "./rules/to-device-name.ts";

const { updateName, changeEmail, changePassword, signOutEverywhere, authenticate, getSignInConfig } = accountOperations;
const { getDevices, signOutDevice, requestDesign } = accountOperations;
const nell = { username: "nell.ashby@example.com", password: "Linen-and-Oak-24" };
const currentPassword = nell.password;

let shop: TestService;
let restoreAccounts: () => Promise<void>;
beforeAll(async () => {
  shop = await createTestService();
  restoreAccounts = await saveAccounts(shop.database);
});
beforeEach(async () => {
  await restoreAccounts();
  await sql`truncate sign_in_failure, mail_outbox, rate_limit`.execute(shop.database);
  shop.mailer.mails.length = 0;
});
afterAll(() => shop.close());

async function open(): Promise<Shopper> {
  const shopper = shop.shopper();
  await signIn(shopper, "nell");
  shopper.token = (await shopper.call(accountOperations.getRequestVerificationToken, {})).body.requestToken;
  return shopper;
}
const account = async (shopper: Shopper) => (await shopper.call(getSignInConfig, {})).body.account;
const status = async (credentials: typeof nell) => (await shop.shopper().call(authenticate, credentials)).status;
async function mailsOf(kind: string) {
  await shop.deliverMails();
  return shop.mailer.mails.filter(({ content }) => content.kind === kind).map(({ to }) => to);
}

describe("a profile", () => {
  it("changes the name, normalized", async () => {
    const shopper = await open();
    await shopper.call(updateName, { firstName: " Nella ", lastName: "Ash" });
    expect(await account(shopper)).toMatchObject({ firstName: "Nella", lastName: "Ash" });
    const { body } = await shopper.call(updateName, { firstName: "", lastName: "Ash" });
    expect(body.errors).toEqual({ firstName: "The First Name field is required." });
  });

  it("changes the e-mail address with the password, and notifies the previous one", async () => {
    const shopper = await open();
    const { body } = await shopper.call(changeEmail, { email: "Nell@Example.com", currentPassword });
    expect(body).toEqual({ isSuccess: true });
    expect(await account(shopper)).toMatchObject({ email: "nell@example.com" });
    expect(await mailsOf("emailChanged")).toEqual([nell.username]);
    expect(await status(nell)).toBe(401);
    expect(await status({ ...nell, username: "nell@example.com" })).toBe(200);
  });

  it.each([
    ["the password of somebody else", "wren@example.com", "Plinth-over-Plaster-7", "currentPassword"],
    ["no address", "nell", currentPassword, "email"],
    ["an address in use", "priya.raman@example.com", currentPassword, "email"],
  ])("keeps its e-mail address with %s", async (_, email, password, field) => {
    const shopper = await open();
    const { body } = await shopper.call(changeEmail, { email, currentPassword: password });
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(await account(shopper)).toMatchObject({ email: nell.username });
  });

  it("reveals five times an hour that an address is in use, and changes its own as often as it likes", async () => {
    const shopper = await open();
    const change = (email: string) => shopper.call(changeEmail, { email, currentPassword });
    const taken = () => change("priya.raman@example.com");
    for (let at = 0; at < 5; at += 1) {
      expect((await taken()).body.errorCode).toBe("EmailInUse");
      if (at < 4) expect((await change(`nell-${at}@example.com`)).body.isSuccess).toBe(true);
    }
    expect([(await taken()).status, (await change("nell-9@example.com")).status]).toEqual([429, 429]);
  });

  it("changes the password, which ends every session and signs in again", async () => {
    const [shopper, device] = [await open(), await open()];
    const { body } = await shopper.call(changePassword, { currentPassword, password: "Walnut-and-Wool-3" });
    expect(await account(shopper)).toBeUndefined();
    expect(await account(device)).toBeUndefined();
    const { body: token } = await shopper.call(accountOperations.getRequestVerificationToken, {});
    const fields = { sessionToken: body.sessionToken ?? "", returnUrl: "/account" };
    await shopper.send("/account/auth", {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ ...fields, __RequestVerificationToken: token.requestToken }),
    });
    expect(await account(shopper)).toMatchObject({ email: nell.username });
    expect(await mailsOf("passwordChanged")).toEqual([nell.username]);
    expect(await status(nell)).toBe(401);
  });

  it.each([
    ["a wrong one now", "Linen-and-Oak-25", "Walnut-and-Wool-3", "currentPassword"],
    ["seven characters", currentPassword, "Ald-er9", "password"],
    ["one of every list", currentPassword, "Password1", "password"],
  ])("keeps its password with %s", async (_, current, password, field) => {
    const shopper = await open();
    const { body } = await shopper.call(changePassword, { currentPassword: current, password });
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(await account(shopper)).toBeDefined();
    expect(await status(nell)).toBe(200);
  });

  it("refuses a sixth guess of its password", async () => {
    const shopper = await open();
    for (let tries = 0; tries < 5; tries += 1)
      await shopper.call(changePassword, { currentPassword: `guess ${tries}`, password: "Walnut-and-Wool-3" });
    const { body } = await shopper.call(changePassword, { currentPassword, password: "Walnut-and-Wool-3" });
    expect(body.errorCode).toBe("LOCKED_OUT");
  });

  it("is signed out on all devices, and this browser continues as a guest", async () => {
    const [shopper, device] = [await open(), await open()];
    const { body } = await shopper.call(signOutEverywhere, {});
    expect(body).toEqual({ isSuccess: true });
    expect([await account(shopper), await account(device)]).toEqual([undefined, undefined]);
    await signIn(shopper, "nell");
    expect(await account(shopper)).toBeDefined();
  });
});

describe("the devices of an account", () => {
  it("are listed to its owner, and one is signed out without the others", async () => {
    const [here, phone, tablet] = [await open(), await open(), await open()];
    const { devices } = (await here.call(getDevices, {})).body;
    expect(devices).toHaveLength(3);
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const named = (await phone.call(getDevices, {})).body.devices.find(({ isCurrent }) => isCurrent)?.deviceId ?? "";
    const stranger = shop.shopper();
    await signIn(stranger, "priya");
    stranger.token = (await stranger.call(accountOperations.getRequestVerificationToken, {})).body.requestToken;
    await stranger.call(signOutDevice, { deviceId: named });
    expect(await account(phone)).toBeDefined();
    await here.call(signOutDevice, { deviceId: named });
    expect([await account(here), await account(phone), await account(tablet)]).toEqual([
      expect.anything(),
      undefined,
      expect.anything(),
    ]);
    expect((await here.call(getDevices, {})).body.devices).toHaveLength(2);
  });

  it("cannot be seen by other accounts", async () => {
    expect((await shop.shopper().call(getDevices, {})).body.errorCode).toBe("NotSignedIn");
  });

  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0", "Edge on Linux"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile Safari/604.1", "Safari on iPhone"],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36", "Chrome on Android"],
    ["curl/8.9", "Unknown device"],
    [null, "Unknown device"],
  ])("%s is called %s", (userAgent, name) => {
    expect(toDeviceName(userAgent)).toBe(name);
  });
});

describe("a design request", () => {
  const request = { room: "bedroom", need: "layout", budget: "open", note: " North light " } as const;

  it("is kept for the designers, and its owner gets a copy in words", async () => {
    const shopper = await open();
    expect((await shopper.call(requestDesign, request)).body).toMatchObject({ isSuccess: true });
    const kept = await shop.database.selectFrom("design_request").select(["account_id", "answers"]).execute();
    expect(kept).toEqual([{ account_id: "account-nell", answers: { ...request, note: "North light" } }]);
    expect(await mailsOf("designRequested")).toEqual([nell.username]);
    expect(shop.mailer.mails.at(-1)?.content).toMatchObject({
      answers: expect.arrayContaining([
        { label: "Room", answer: "Bedroom" },
        { label: "Note", answer: "North light" },
      ]),
    });
  });

  it("holds no number of a card, and is no guest's", async () => {
    const shopper = await open();
    const { body } = await shopper.call(requestDesign, {
      ...request,
      note: `My card is ${toPrintedNumber(sampleCards.visa)}.`,
    });
    expect(Object.keys(body.errors ?? {})).toEqual(["note"]);
    const guest = shop.shopper();
    guest.token = (await guest.call(accountOperations.getRequestVerificationToken, {})).body.requestToken;
    expect((await guest.call(requestDesign, request)).body.errorCode).toBe("NotSignedIn");
    expect(await shop.database.selectFrom("design_request").selectAll().execute()).toEqual([]);
  });
});
