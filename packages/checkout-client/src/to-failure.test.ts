import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toFailure } from "./call-failure.ts";
import { answerJson, openLoopback } from "./loopback.fixture.ts";
import { defaultRetry } from "./retry.ts";

const { messages } = defaultRetry;
const kindOf = (thrown: unknown, texts = messages) => toFailure(thrown, undefined, texts).kind;

describe("a thrown value", () => {
  it.each([
    "Failed to fetch",
    "Failed to fetch (shop.example)",
    "Load failed",
    "NetworkError when attempting to fetch resource.",
    "fetch failed",
    "terminated",
    "network error",
    "Error in input stream",
    "The network connection was lost.",
  ])("is a failure of the network where its text says so: %s", (message) => {
    expect(toFailure(new TypeError(message), undefined, messages)).toEqual({ kind: "network", message });
  });

  it.each([
    "Failed to parse URL from /Cart",
    "Failed to execute 'fetch' on 'Window': Failed to parse URL from http://",
    "Converting circular structure to JSON",
    "Cannot read properties of undefined (reading 'token')",
    "http:// is not a valid URL.",
  ])("is a mistake otherwise: %s", (message) => {
    expect(kindOf(new TypeError(message))).toBe("unexpected");
  });

  it("is classified by name and message, never by its stack", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("Failed to fetch", "Load failed", "fetch failed"), (message, text) => {
        const error = new TypeError(`x${message.replaceAll(/network|connection|input stream/gi, "")}`);
        error.stack = `TypeError: ${text}\n    at network (connection.js:1:1)`;
        expect(kindOf(error)).toBe("unexpected");
      }),
    );
  });

  it("is not a network failure under any other name", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        fc.pre(name !== "TypeError");
        const error = Object.assign(new Error("Failed to fetch"), { name });
        expect(kindOf(error)).toBe("unexpected");
      }),
    );
  });

  it("is also matched with a site's own texts", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (text, more) => {
        expect(kindOf(new TypeError(text + more), [...messages, text])).toBe("network");
      }),
    );
  });

  it("is an aborted call if the caller's signal is aborted, whatever was thrown", () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(toFailure(thrown, AbortSignal.abort(), messages).kind).toBe("aborted");
      }),
    );
  });

  it("is recognized in Node itself: a refused connection, a truncated response, and an invalid URL", async () => {
    const server = await openLoopback((response, count) => {
      if (count > 1) return answerJson(response, {});
      response.writeHead(200, { "content-length": "100" });
      response.write("{");
      setImmediate(() => response.destroy());
    });
    const thrownBy = (url: string) =>
      fetch(url)
        .then((answer) => answer.text())
        .catch((thrown: unknown) => thrown);
    expect(kindOf(await thrownBy(server.baseUrl))).toBe("network");
    await server.close();
    expect(kindOf(await thrownBy(server.baseUrl))).toBe("network");
    expect(kindOf(await thrownBy("http://"))).toBe("unexpected");
  });
});
