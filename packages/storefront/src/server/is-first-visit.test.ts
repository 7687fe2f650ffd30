import { describe, expect, it } from "vitest";
import { isFirstVisit } from "./is-first-visit.ts";

const browser = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const visit = (headers: Record<string, string>) => isFirstVisit(new Request("http://localhost/", { headers }));

describe("isFirstVisit", () => {
  it("is a browser without cookies", () => expect(visit({ "user-agent": browser })).toBe(true));
  it("is no browser that was here before", () =>
    expect(visit({ "user-agent": browser, cookie: "store_session=x" })).toBe(false));
  it("is no crawler", () => expect(visit({ "user-agent": crawler })).toBe(false));
});
