import { expect, it } from "vitest";
import { shiftTime } from "./share-port.ts";

it("returns the later clock time in any time zone", () => {
  expect(shiftTime("2030-05-01T15:00:00Z", 90_500)).toBe("2030-05-01T15:01:30.500Z");
  expect(shiftTime("2030-05-01T10:00:00-05:00", 0)).toBe("2030-05-01T15:00:00.000Z");
});

it("leaves an invalid moment to the code that refuses it", () => {
  expect(shiftTime("tomorrow", 1000)).toBe("tomorrow");
});
