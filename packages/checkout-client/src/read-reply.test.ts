import { callsUnder } from "@store/contract/operation";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readReply } from "./read-reply.ts";

const save = callsUnder<{ save: z.ZodMiniType<unknown, object> }>("/")("save", {
  reply: z.object({ isSuccess: z.boolean(), total: z.int() }),
});
const status = fc.integer({ min: 200, max: 599 });
const read = (code: number, text: string) => readReply(save, { ok: code < 300, status: code }, text);

it("gives a reset flag priority over everything else, whatever the status and whatever is missing [CALL-003]", () => {
  fc.assert(
    fc.property(
      status,
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.constantFrom("IsReset", "isReset"),
      (code, rest, flag) => {
        expect(read(code, JSON.stringify({ ...rest, [flag]: true }))).toEqual({
          ok: false,
          failure: { kind: "sessionReset", message: "IsReset" },
        });
      },
    ),
  );
});

it("ignores other values of the flag and flags on a lower level [CALL-003]", () => {
  fc.assert(
    fc.property(status, fc.jsonValue(), (code, value) => {
      fc.pre(value !== true);
      const result = read(code, JSON.stringify({ IsReset: value, inner: { IsReset: true } }));
      expect(result.ok === false && result.failure.kind).not.toBe("sessionReset");
    }),
  );
});

it("parses a complete reply with every 2xx status and any additional keys [CALL-006]", () => {
  const codes = fc.integer({ min: 200, max: 299 });
  const more = fc.dictionary(
    fc.string().map((key) => `x${key}`),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(codes, fc.boolean(), fc.integer({ min: -1e9, max: 1e9 }), more, (code, isSuccess, total, rest) => {
      const result = read(code, JSON.stringify({ ...rest, isSuccess, total }));
      expect(result).toMatchObject({ ok: true, value: { isSuccess, total } });
    }),
  );
});

it("returns a failure for any text, with the status of the response", () => {
  fc.assert(
    fc.property(status, fc.string(), (code, text) => {
      const result = read(code, text);
      expect(result.ok).toBe(false);
      if (result.ok || result.failure.kind === "sessionReset") return;
      expect(result.failure).toMatchObject({ kind: code < 300 ? "unreadableReply" : "http", status: code });
      if (code >= 300) expect(result.failure.message).toBe(`save failed. Status: ${code}`);
    }),
  );
});
