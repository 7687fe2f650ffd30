import { expect, it } from "vitest";
import { consumerEnvironment } from "./consumer-environment.ts";

it("keeps the developer's variables and removes those of the test run", () => {
  const environment = {
    PATH: "/usr/bin",
    npm_config_cache: "/c",
    NODE_ENV: "test",
    VITEST: "true",
    STORE_PROGRESS: "/tmp/progress",
    NODE_OPTIONS: "",
  };
  expect(consumerEnvironment(environment)).toEqual({
    PATH: "/usr/bin",
    npm_config_cache: "/c",
    NO_PROXY: "127.0.0.1",
    no_proxy: "127.0.0.1",
  });
});

it("reaches loopback without a proxy beside what is already exempt", () => {
  expect(consumerEnvironment({ no_proxy: ".example" })).toEqual({
    NO_PROXY: ".example,127.0.0.1",
    no_proxy: ".example,127.0.0.1",
  });
});
