import type { APIRequestContext } from "@playwright/test";
import { sampleSkus, sectionalPieceSkus, specialOrderSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, test } from "./set-up/journey.ts";

/** What a network reads of a page before it shows a link to it. */
async function readPreview(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { headers: { "User-Agent": "facebookexternalhit/1.1" } });
  const html = await answer.text();
  const read = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  const [image = "", type, width, height, alt] = ["", ":type", ":width", ":height", ":alt"].map((part) =>
    read(`og:image${part}`),
  );
  return { status: answer.status(), image, stated: `${type} ${width}x${height}`, alt };
}

/** The size of a JPEG by its own header: its first frame, behind the segments before it. */
function readJpegSize(file: Buffer): string {
  let at = 2;
  while (at + 9 < file.length && (file.readUInt8(at + 1) & 0xfc) !== 0xc0) at += 2 + file.readUInt16BE(at + 2);
  return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
}

/** What is wrong with the previews of pages; every picture is loaded once. */
async function findFaults(request: APIRequestContext, urls: readonly string[]): Promise<string[]> {
  const origin = new URL(urls[0] ?? "").origin;
  const pictures = new Map<string, string>();
  async function lookAt(image: string): Promise<string> {
    const answer = await request.get(image);
    const body = await answer.body();
    const { "content-type": type, "cross-origin-resource-policy": policy } = answer.headers();
    const size = body.length <= 60_000 ? "small" : `${body.length} bytes`;
    return `${type} ${type === "image/jpeg" ? readJpegSize(body) : ""} ${policy} ${size}`;
  }
  const right = "image/jpeg 1200x630 cross-origin small, said to be image/jpeg 1200x630";
  const faults: string[] = [];
  for (const url of urls) {
    const { status, image, stated, alt } = await readPreview(request, url);
    if (status !== 200 || !image.startsWith(`${origin}/pictures/`)) {
      faults.push(`${url}: ${status} ${image}`);
      continue;
    }
    const picture = pictures.get(image) ?? (await lookAt(image));
    pictures.set(image, picture);
    const is = `${picture}, said to be ${stated}`;
    if (is !== right || !alt) faults.push(`${url}: ${is} "${alt}"`);
  }
  return faults;
}

/** One page of each kind, of which some are in no sitemap; a link with a design is one of its collection. */
const kinds = [
  "/",
  "/browse/sofas",
  "/browse/all?page=2",
  "/furniture-sectional-sofas/",
  `/product/${sampleSkus.sofa}`,
  `/product/${sectionalPieceSkus.duneLinenRightArm}`,
  `/special-order/${specialOrderSkus.sofa}`,
  `/special-order/${specialOrderSkus.sofa}?choices=fabric.RUST-VELVET`,
  "/sectional-planner-collections/",
  "/sectional-planner/harbor",
  "/sectional-planner/harbor?design=10.LAS.ARM.RAS&fabric=rust-velvet",
  "/stores",
  "/search?query=lamp",
];

test("a shared link shows a picture that every network can show, for each kind of page", {
  tag: ["@us-phone", "@one-brand", "@one-width"],
}, async ({ page: { request }, storeUrl }) => {
  expect(
    await findFaults(
      request,
      kinds.map((path) => storeUrl + path),
    ),
  ).toEqual([]);
  const imageOf = async (path: string) => (await readPreview(request, storeUrl + path)).image;
  expect(await imageOf("/sectional-planner/harbor?design=10.LAS.ARM.RAS")).toBe(
    `${storeUrl}/pictures/planner/harbor-share.jpg`,
  );
});

// A table test holds the pictures themselves (`product-studio/src/previews`).
for (const tag of ["@us-phone", "@usModern-phone", "@ca-phone", "@caModern-phone"])
  test(`every page of a sitemap has a picture for shared links (${tag.slice(1, -"-phone".length)})`, {
    tag: [tag, "@one-brand", "@one-width", "@nightly"],
  }, async ({ page: { request }, storeUrl }) => {
    // Hundreds of pages.
    test.slow();
    const sitemap = await (await request.get(`${storeUrl}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    expect(urls.length).toBeGreaterThan(100);
    expect(await findFaults(request, urls)).toEqual([]);
  });
