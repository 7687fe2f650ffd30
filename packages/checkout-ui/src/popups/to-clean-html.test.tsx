import { expect, it } from "vitest";
import { toCleanHtml } from "./to-clean-html.ts";

it.each([
  ["a script", "<p>Hi<script>alert(1)</script></p>", "<p>Hi</p>"],
  ["a handler", '<img src="/pictures/a.webp" alt="A" onerror="alert(1)">', '<img src="/pictures/a.webp" alt="A">'],
  ["a script's address", '<a href="javascript:alert(1)">Go</a>', "<a>Go</a>"],
  ["styles and hooks of the page", '<p style="x" class="y" id="z" data-part="alert">Hi</p>', "<p>Hi</p>"],
  ["a form", '<form action="/x"><input name="card"><button>Pay</button></form><p>Hi</p>', "Pay<p>Hi</p>"],
  ["a frame", '<iframe src="https://elsewhere.example"></iframe><p>Hi</p>', "<p>Hi</p>"],
  ["a drawing that runs", "<svg onload=alert(1)></svg><p>Hi</p>", "<p>Hi</p>"],
])("takes %s out of served HTML [CHK-24]", async (_, served, html) => {
  expect(await toCleanHtml(served)).toEqual({ title: null, html });
});

it("names the popup by the first heading", async () => {
  expect(await toCleanHtml("<h2> Strike at <em>the port</em> </h2><p>Late.</p>")).toEqual({
    title: "Strike at the port",
    html: "<p>Late.</p>",
  });
});
