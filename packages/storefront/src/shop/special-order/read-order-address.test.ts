import { describe, expect, it } from "vitest";
import { readOrderAddress } from "./read-order-address.ts";

const read = (query: string) => readOrderAddress(new URLSearchParams(query), "/special-order/130101");

/** Where "Update" leads. */
function locationOf(query: string): string | null | undefined {
  try {
    read(query);
  } catch (redirect) {
    return redirect instanceof Response ? redirect.headers.get("Location") : undefined;
  }
  return undefined;
}

describe("the address of a special order", () => {
  it("has its choices, the edited line and the material", () => {
    expect(read("choices=fabric.RUST~legs.OAK~x&line=one&quantity=3&material=leather")).toMatchObject({
      choices: "fabric.RUST~legs.OAK~x",
      selection: [
        { optionCode: "fabric", choiceCode: "RUST", optionSequence: 1 },
        { optionCode: "legs", choiceCode: "OAK", optionSequence: 2 },
      ],
      edited: { lineId: "one", quantity: 3 },
      material: "leather",
    });
    expect(read(`choices=${"a.b~".repeat(120)}&quantity=1e9&line=<`)).toMatchObject({ edited: null });
    expect(read(`choices=${"a.b~".repeat(120)}`).selection).toHaveLength(50);
  });

  it.each([
    ["options=fabric+legs&fabric=RUST&legs=OAK", "/special-order/130101?choices=fabric.RUST~legs.OAK"],
    ["options=fabric&fabric=%E2%82%AC%0D%0A", "/special-order/130101?choices=fabric.%E2%82%AC"],
    ["options=fabric&fabric=A%26line%3Db%23c", "/special-order/130101?choices=fabric.A%26line%3Db%23c"],
  ])("of Update %s is %s", (query, location) => {
    expect(locationOf(query)).toBe(location);
  });
});
