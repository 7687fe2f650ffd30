import { expect, it } from "vitest";
import { fontsConfig } from "./fonts-config.ts";

it("names a folder whose name means something in XML", () => {
  const config = fontsConfig({ fonts: "/home/ann & bob/<fonts>", cache: "/tmp/cache" });
  expect(config).toContain("<dir>/home/ann &amp; bob/&lt;fonts&gt;</dir>");
});
