import { expect, it } from "vitest";
import { isMobileSafari } from "./use-background-fix.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  [true, `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  [true, "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1"],
  [false, `${iphone} CriOS/138.0.7204.33 Mobile/15E148 Safari/604.1`],
  [false, `${iphone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`],
  [false, "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15"],
  [false, "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36"],
  [false, ""],
])("answers %s for %s", (answer, userAgent) => {
  expect(isMobileSafari(userAgent)).toBe(answer);
});
