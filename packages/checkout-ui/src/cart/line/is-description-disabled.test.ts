import { availabilityStatus } from "@store/contract/shared";
import { expect, it } from "vitest";
import { isDescriptionDisabled } from "./is-description-disabled.ts";

it("disables the description of an item only when it is no longer available [SHIP-15]", () => {
  const disabled = Object.values(availabilityStatus).filter(isDescriptionDisabled);
  expect(disabled).toEqual([availabilityStatus.noLongerAvailable]);
});
