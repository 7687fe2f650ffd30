import { describe, expect, it } from "vitest";
import { toSitemapXml } from "../../web/search-engines/sitemap.ts";
import { toRobotsText } from "./machine-files.ts";

const origins = { US: "https://shop.example", CA: "https://shop.example.ca" };

describe("toSitemapXml", () => {
  it("names each page with its pictures and the same page for the other country", () => {
    const xml = toSitemapXml(
      [{ url: "/product/100101", imagePaths: ["/pictures/harbor-sofa-oat-1280.webp"], soldOn: ["US", "CA"] }],
      { site: "US", origins },
    );
    expect(xml).toContain("<loc>https://shop.example/product/100101</loc>");
    expect(xml).toContain('hreflang="en-CA" href="https://shop.example.ca/product/100101"');
    expect(xml).toContain("<image:loc>https://shop.example/pictures/harbor-sofa-oat-1280.webp</image:loc>");
  });

  it("does not send crawlers to a country that lacks the page", () => {
    const xml = toSitemapXml([{ url: "/product/103401", imagePaths: [], soldOn: ["US"] }], { site: "US", origins });
    expect(xml).not.toContain("shop.example.ca");
  });

  it("escapes XML characters", () => {
    expect(toSitemapXml([{ url: "/a?b&c", imagePaths: [], soldOn: [] }], { site: "US", origins })).toContain("b&amp;c");
  });
});

describe("toRobotsText", () => {
  it("names the sitemap and excludes carts from crawling", () => {
    expect(toRobotsText("https://shop.example")).toMatch(
      /Disallow: \/checkout\n[\s\S]*Sitemap: https:\/\/shop\.example\/sitemap\.xml/,
    );
  });
});
