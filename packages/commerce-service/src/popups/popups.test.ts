import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { popupContents } from "./handlers.ts";

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const open = (query: string) => service.shopper().send(`/SharedLayer/PopupV2${query}`);

describe("what popups show", () => {
  it("returns where to find the security code as HTML that loads nothing [CALL-089]", async () => {
    const response = await open("?popupName=CreditCardVerification");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain("the last 3 digits on the back");
    expect(html).toContain("the 4 digits on the front");
  });

  it.each(["Unknown", "toString", "__proto__"])("answers 404 for %s [CALL-089]", async (name) => {
    const response = await open(`?popupName=${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ isSuccess: false, errorCode: "PopupNotFound" });
  });

  it.each(["", "?popupName=", "?popupName=a%2Fb"])("refuses the query %j", async (query) => {
    expect((await open(query)).status).toBe(400);
  });

  it("holds headings, paragraphs, lists and emphasis alone, without attributes", () => {
    const tags = Object.values(popupContents).flatMap((html) => html.match(/<[^>]*>/g) ?? []);
    expect(tags.filter((tag) => !/^<\/?(?:h2|p|ul|li|strong)>$/.test(tag))).toEqual([]);
  });
});
