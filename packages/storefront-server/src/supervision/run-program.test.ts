import net from "node:net";
import { expect, it } from "vitest";
import { toOneLine } from "./run-program.ts";

/** The error of the system when a program listens there. */
function failureAt(host: string): Promise<Error> {
  return new Promise((resolve) => net.createServer().on("error", resolve).listen({ host, port: 0 }));
}

it.each(["203.0.113.9", "300.1.1.1"])("explains in one line that %s is no address of this machine", async (host) => {
  expect(toOneLine(await failureAt(host))).toMatch(
    new RegExp(`^The store cannot listen on ${host} \\(E\\w+\\)\\. Set STORE_LISTEN to an address of this machine`),
  );
});

it("explains a port that is in use, one that the account may not use, and a wrong setting", () => {
  const at = (code: string) => Object.assign(new Error("listen"), { code, port: 80, address: "127.0.0.1" });
  expect(toOneLine(at("EADDRINUSE"))).toBe("Port 80 is in use by another process. Set STORE_PORT to another one.");
  expect(toOneLine(at("EACCES"))).toContain("Set STORE_PORT to a port above 1023");
  expect(toOneLine(Object.assign(new Error("STORE_NOW is no moment."), { name: "ConfigurationError" }))).toBe(
    "STORE_NOW is no moment.",
  );
});

it("leaves a fault of the program its stack", () => {
  expect(toOneLine(new TypeError("undefined is not a function"))).toBeUndefined();
  expect(toOneLine(Object.assign(new Error("open"), { code: "EACCES" }))).toBeUndefined();
});
