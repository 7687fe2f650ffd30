import { expect } from "vitest";

const isMaskedToken = (value: unknown) => typeof value === "string" && /^[\da-f]{128}$/.test(value);

// The service masks its anti-forgery token anew in every answer: two answers that say the same are equal but for it.
expect.addEqualityTesters([(one, other) => (isMaskedToken(one) && isMaskedToken(other) ? true : undefined)]);
