import { describe, expect, it } from "vitest";
import { holdsCardNumber } from "./holds-card-number.ts";

describe("a number that passes as a card's", () => {
  it.each([
    "4111111111111111",
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "4111.1111.1111.1111",
    "card 3782 822463 10005, thanks",
    "99 4111111111111111 07",
    "４１１１１１１１１１１１１１１１",
    "٤١١١ ١١١١ ١١١١ ١١١١",
  ])("is found in %j", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    "",
    "Zoë & Tom 2024",
    "4111 1111 1111 1112",
    "411111111111",
    "1234567890123456",
    "(312) 555-0142",
    "4111 1111 - or - 1111 1111",
  ])("is not found in %j", (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
