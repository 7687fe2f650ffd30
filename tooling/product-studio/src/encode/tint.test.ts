import { expect, it } from "vitest";
import { tint } from "./tint.ts";

const oatToMoss = { from: "#d2c4ac", to: "#7d8162" };

it("turns a pixel of the old fabric color into exactly the new one", () => {
  expect([...tint(Uint8Array.of(0xd2, 0xc4, 0xac), Uint8Array.of(255), oatToMoss)]).toEqual([0x7d, 0x81, 0x62]);
});

it("leaves what the mask does not cover as it was", () => {
  expect([...tint(Uint8Array.of(10, 120, 240), Uint8Array.of(0), oatToMoss)]).toEqual([10, 120, 240]);
});

it("keeps a shaded fold darker than the lit cloth beside it", () => {
  const [lit, fold] = [Uint8Array.of(200, 187, 164), Uint8Array.of(100, 93, 82)].map(
    (rgb) => tint(rgb, Uint8Array.of(255), oatToMoss)[0] ?? 0,
  );
  expect(fold).toBeLessThan((lit ?? 0) * 0.6);
});

it("keeps the white gleam on leather that is dyed black", () => {
  const cognacToBlack = { from: "#8e5938", to: "#2c2a29" };
  const [gleaming, dull] = [Uint8Array.of(214, 203, 198), Uint8Array.of(142, 89, 56)].map(
    (rgb) => tint(rgb, Uint8Array.of(255), cognacToBlack, true)[1] ?? 0,
  );
  expect(gleaming).toBeGreaterThan(180);
  expect(dull).toBeLessThan(46);
});
