import { expect, it } from "vitest";
import { formatDevice, hasMark, type KnownDevice, parseDevice, withMark } from "./device-cookie.ts";

const id = "abcdefghijklmnopqrstuv";
const secrets = ["a secret for tests"] as const;
const mark = (done: string, kind: "account" | "giftCard" | "signIn" = "giftCard") => ({ kind, done, secrets });
const empty: KnownDevice = { id, marks: { account: [], giftCard: [], signIn: [] } };

it("a device cookie that is written is read as it was, with each kind of mark", () => {
  const device = (["account", "giftCard", "signIn"] as const).reduce(
    (known, kind) => withMark(known, mark(kind, kind)),
    empty,
  );
  const read = parseDevice(formatDevice(device));
  expect(read).toEqual(device);
  for (const kind of ["account", "giftCard", "signIn"] as const) expect(hasMark(read, mark(kind, kind))).toBe(true);
  expect(hasMark(read, mark("giftCard", "account"))).toBe(false);
  expect(hasMark(read, { ...mark("giftCard"), secrets: ["another"] })).toBe(false);
});

it("a device cookie of before gift cards is still read", () => {
  const before = `${id}.${"a".repeat(64)}.${"b".repeat(64)}`;
  expect(parseDevice(before)?.marks).toEqual({ account: ["a".repeat(64), "b".repeat(64)], giftCard: [], signIn: [] });
  expect(formatDevice(parseDevice(before) ?? empty)).toBe(before);
});

it("a device cookie keeps the latest ten marks of a kind, and is no longer than 1.5 KB", () => {
  let device = empty;
  for (let at = 0; at < 30; at += 1)
    for (const kind of ["account", "giftCard", "signIn"] as const) device = withMark(device, mark(`${at}`, kind));
  const text = formatDevice(device);
  expect(text.length).toBeLessThan(1500);
  const read = parseDevice(text);
  expect(read?.marks.giftCard).toHaveLength(10);
  expect([hasMark(read, mark("29")), hasMark(read, mark("20")), hasMark(read, mark("19"))]).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ["nothing", null],
  ["another text", "x"],
  ["a mark of another length", `${id}.${"a".repeat(63)}`],
  ["a mark of an unknown kind", `${id}.x${"a".repeat(64)}`],
])("a device cookie of %s is invalid", (_, text) => {
  expect(parseDevice(text)).toBeNull();
});
