import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./is-unavailable.ts";

const coded = (code: string) => Object.assign(new Error("something in the server's language"), { code });

it.each([
  ["57P01", "an administrator ends the connection"],
  ["57P03", "the server is starting"],
  ["53100", "its disk is full"],
  ["53300", "it has no connection left"],
  ["57014", "the statement took too long"],
  ["55P03", "the lock took too long"],
  ["25006", "it takes no writes"],
  ["55000", "it lets nobody in"],
  ["ECONNREFUSED", "nobody listens"],
  ["ECONNRESET", "the connection broke"],
])("%s means that the database is unavailable: %s", (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(true);
});

it.each([
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
  new Error("Query read timeout"),
  new AggregateError([coded("ECONNREFUSED")]),
])("pg's own $message says so too", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each(["23505", "40001", "42601"])("%s is an error or a conflict, not an unavailable database", (code) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(false);
});

it.each([new Error("Connection refused by the processor"), new TypeError("x is not a function"), "lost", null])(
  "%s is something else",
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);
