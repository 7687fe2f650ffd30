import { describe, expect, it } from "vitest";
import { checkLabel, cleanLabel, labelMaxLength } from "./check-label.ts";

const check = (text: string) => checkLabel(text, "Registry Name");

describe("checkLabel", () => {
  it.each([
    "Ada & Ben",
    "Ada and Ben’s Wedding (June), at last!",
    "J.R.R. Tolkien-O'Neil",
    "Dr. Ada, St. Mary",
    "Nguyễn",
    "שרה ודוד",
    "ليلى",
    "देवनागरी",
    "李小龍 2027",
    "7",
    "x".repeat(60),
  ])("accepts %s (AMB-301)", (name) => {
    expect(check(name)).toEqual({ ok: true, value: name.normalize("NFC") });
  });

  it.each([
    ["", "The Registry Name field is required."],
    ["  ", "The Registry Name field is required."],
    ["x".repeat(61), "Please use 60 characters at most."],
    ["Ada.Ben", "Put a space after the dot."],
    ["shop4.example", "Put a space after the dot."],
    ["Dr.Ada", "Put a space after the dot."],
    ["Ada.\u{1D41B}\u{1D41E}\u{1D427}", "Put a space after the dot."],
    ["http://x", "Please leave out links and email addresses."],
    ["ada@ben", "Please leave out links and email addresses."],
    ["12:30", "Please leave out links and email addresses."],
    ["Ada WWW Ben", "Please leave out links and email addresses."],
    ["\u{1D430}\u{1D430}\u{1D430} ben", "Please leave out links and email addresses."],
    ["Ada / Ben", "Please leave out links and email addresses."],
    ...[...'\u202E\u2066\u200B\u200D\u2060\uFE0F\u034F\u3164\u115F\u2800_*<"”🙂\t'].map((one): [string, string] => [
      `Ada${one}Ben`,
      "Please use letters, digits, spaces and ' & . , - ( ) ! only.",
    ]),
    ["&.,-", "Please use letters, digits, spaces and ' & . , - ( ) ! only."],
  ])("refuses %j: %s (AMB-301)", (name, message) => {
    expect(check(name)).toEqual({ ok: false, message });
  });
});

describe("cleanLabel", () => {
  it.each([
    ["Ada & Ben", "Ada & Ben"],
    ["Ada \u202Eneb\u2069 & Ben\u200B", "Ada neb & Ben"],
    ["See https://evil.example/x now", "See httpsevil. examplex now"],
    ["wwwwwww.evil.example", ".evil. example"],
    ["Ada w_w/w Ben", "Ada Ben"],
    ["ada@ben.example", "adaben. example"],
    ["Ada\u3164\u034FBen <3", "AdaBen 3"],
    [`${"ab ".repeat(30)}`, "ab ".repeat(20).trim()],
    ["\u202E:/@", ""],
    ["...", ""],
  ])("shows %j as %j (AMB-301)", (stored, shown) => {
    expect(cleanLabel(stored)).toBe(shown);
    expect(shown === "" || check(shown).ok).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(labelMaxLength);
  });
});
