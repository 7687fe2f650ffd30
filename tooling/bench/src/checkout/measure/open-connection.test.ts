import { describe, expect, it } from "vitest";
import { readAnswer } from "./open-connection.ts";

const text = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 7\r\n\r\n3 Söfä";

describe("an answer on the wire", () => {
  it("is read once all of it has come, however it was cut", () => {
    const bytes = Buffer.from(text.replace("7", "8"));
    for (let cut = 0; cut < bytes.length; cut += 1) expect(readAnswer(bytes.subarray(0, cut))).toBeUndefined();
    expect(readAnswer(Buffer.concat([bytes, Buffer.from("HTTP")]))).toMatchObject({
      answer: { status: 200, body: "3 Söfä" },
      end: bytes.length,
    });
  });

  it("may have no body, and may not hide its length", () => {
    expect(readAnswer(Buffer.from("HTTP/1.1 204 No Content\r\n\r\n"))?.answer.status).toBe(204);
    expect(() => readAnswer(Buffer.from("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"))).toThrow(
      "no Content-Length",
    );
  });
});
