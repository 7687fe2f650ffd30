import { expect, it } from "vitest";
import { publisherConfig, registryConfig, scopeConfig } from "./registry-config.ts";

it("serves only our scope and contacts no other registry", () => {
  const config = registryConfig("/tmp/a b");
  expect(config.uplinks).toEqual({});
  expect(Object.keys(config.packages)).toEqual(["@store/*"]);
  expect(
    [config.storage, config.self_path, config.auth.htpasswd.file].every((file) => file.startsWith("/tmp/a b")),
  ).toBe(true);
});

it("sends only our scope to it", () => {
  expect(scopeConfig(4873)).toBe("@store:registry=http://127.0.0.1:4873/\n");
  expect(publisherConfig(4873)).toContain("//127.0.0.1:4873/:_authToken=consumer-test");
});
