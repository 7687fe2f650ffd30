import { cartOperations } from "@store/contract/cart";
import { paymentOperations } from "@store/contract/payment";
import { invalid, moved, shown } from "@store/ui-kit/form-outcome";
import { describe, expect, it } from "vitest";
import { formClient, parseIntent, readForm, toActionResult } from "./page-form.ts";
import { readText } from "./read-text.ts";

interface Sent {
  key: string | null;
  token: string | null;
}

/** The client of a form, and its requests. */
function submit(fields: Record<string, string>, answer: () => Response = () => Response.json({ isSuccess: true })) {
  const sent: Sent[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const fetch = async (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ key: headers.get("idempotency-key"), token: headers.get("requestverificationtoken") });
    return answer();
  };
  return { client: formClient({ fetch }, form), sent };
}

const card = { type: "Visa", number: "4111111111111111", cvv: "123", lastFour: "1111" };
const payment = (changed: object) =>
  ({
    cardOneData: { ...card, ...changed },
    accountCardOneData: null,
    cardTwoData: null,
    accountCardTwoData: null,
  }) as never;

describe("the calls of a form", () => {
  it("have one key for one form and request, so that a second click does nothing more", async () => {
    const first = submit({ nonce: "nonce-1" });
    const again = submit({ nonce: "nonce-1" });
    await first.client.call(cartOperations.removeItem, { id: "line-1" });
    await again.client.call(cartOperations.removeItem, { id: "line-1" });
    expect(first.sent[0]?.key).toMatch(/^[\w-]{43}$/);
    expect(again.sent[0]?.key).toBe(first.sent[0]?.key);
  });

  it("have another key for another page, another call and another request", async () => {
    const { client, sent } = submit({ nonce: "nonce-1" });
    await client.call(cartOperations.removeItem, { id: "line-1" });
    await client.call(cartOperations.removeItem, { id: "line-2" });
    await client.call(cartOperations.saveForLater, { id: "line-1" });
    const later = submit({ nonce: "nonce-2" });
    await later.client.call(cartOperations.removeItem, { id: "line-1" });
    expect(new Set([...sent, ...later.sent].map(({ key }) => key)).size).toBe(4);
  });

  it("have keys that do not depend on the number and code of a card", async () => {
    const { client, sent } = submit({ nonce: "nonce-1" });
    await client.call(paymentOperations.savePayment, payment({}));
    await client.call(paymentOperations.savePayment, payment({ number: "4012888888881111", cvv: "999" }));
    await client.call(paymentOperations.savePayment, payment({ lastFour: "2222" }));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it("carry the form's token if the contract requires one", async () => {
    const { client, sent } = submit({ __RequestVerificationToken: "token-1" });
    await client.call(paymentOperations.savePayment, payment({}));
    expect(sent[0]?.token).toBe("token-1");
  });

  it("report whether the last response was replayed", async () => {
    const headers = { "idempotency-replayed": "true" };
    const answers = [{ headers }, {}].map((init) => Response.json({ isSuccess: true }, init));
    const { client } = submit({ nonce: "1" }, () => answers.shift() ?? Response.error());
    expect(client.isReplayed()).toBe(false);
    await client.call(cartOperations.removeItem, { id: "line-1" });
    expect(client.isReplayed()).toBe(true);
    await client.call(cartOperations.removeItem, { id: "line-2" });
    expect(client.isReplayed()).toBe(false);
  });
});

describe("a form", () => {
  it("is refused with 400 if the request is not a form", async () => {
    const request = new Request("http://localhost/", { method: "POST", body: "{}" });
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("has a command and its argument", () => {
    const form = new FormData();
    form.set("intent", "removePromoCode:SAVE:10");
    expect(parseIntent(form)).toEqual({ command: "removePromoCode", argument: "SAVE:10" });
    form.set("intent", "checkout");
    expect(parseIntent(form)).toEqual({ command: "checkout", argument: "" });
  });

  it("has no text for a missing field or a file", () => {
    const form = new FormData();
    form.set("picture", new Blob(["x"]));
    expect([readText(form, "picture"), readText(form, "city")]).toEqual([null, null]);
  });
});

describe("the result of an action", () => {
  it("redirects a form that moved, by a request for the page", () => {
    const { status, headers } = toActionResult(moved("/account"), { headers: { "Set-Cookie": "a=1" } });
    expect([status, headers.get("location"), headers.get("set-cookie")]).toEqual([303, "/account", "a=1"]);
  });

  it("is what a form shows, without more", () => {
    expect(toActionResult(shown({ added: null }))).toMatchObject({ data: { added: null }, init: {} });
  });

  it("is the errors and details of an invalid form, with 422", () => {
    const { data, init } = toActionResult(invalid({ problem: "No.", errors: { city: "Wrong." }, command: "save" }));
    expect(data).toEqual({ problem: "No.", errors: { city: "Wrong." }, command: "save" });
    expect(init?.status).toBe(422);
  });
});
