import { expect, it } from "vitest";
import { createCookieJar } from "./cookie-jar.ts";

it("sends what it was given last under each name, without its conditions", () => {
  const jar = createCookieJar();
  jar.keep(["store-session-us=one; HttpOnly; Path=/", "theme=dark"]);
  jar.keep(["store-session-us=two=; HttpOnly"]);
  expect(jar.toHeader()).toBe("store-session-us=two=; theme=dark");
});

it("sends nothing before it was given anything", () => {
  expect(createCookieJar().toHeader()).toBe("");
});
