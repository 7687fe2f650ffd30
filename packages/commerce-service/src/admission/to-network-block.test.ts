import { describe, expect, it } from "vitest";
import { toNetworkBlock } from "./to-network-block.ts";

describe("a network block", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    [" 203.0.113.1 ", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3:8d3::/64"],
    ["2001:0DB8:85A3:08D3::1", "2001:db8:85a3:8d3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of %s is %s", (address, block) => {
    expect(toNetworkBlock(address)).toBe(block);
  });

  it.each([
    "",
    "localhost",
    "203.0.113",
    "203.0.113.256",
    "1:2:3",
    "::1::2",
    "1:2:3:4:5:6:7:8:9",
    "g::1",
    "1:2:3:4::5:6:7:8",
  ])("of %j is none", (text) => {
    expect(toNetworkBlock(text)).toBeNull();
  });
});
