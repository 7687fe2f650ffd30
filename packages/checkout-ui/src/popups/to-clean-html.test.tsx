import { expect, it } from "vitest";
import { toCleanHtml } from "./to-clean-html.ts";

it.each([
  ["a script", "<p>Hi<script>alert(1)</script></p>", "<p>Hi</p>"],
  ["a handler", '<img src="/pictures/a.webp" alt="A" onerror="alert(1)">', '<img src="/pictures/a.webp" alt="A">'],
  ["a script's address", '<a href="javascript:alert(1)">Go</a>', "<a>Go</a>"],
  ["styles and hooks of the page", '<p style="x" class="y" id="z" data-part="alert">Hi</p>', "<p>Hi</p>"],
  ["a form", '<form action="/x"><input name="card"><button>Pay</button></form><p>Hi</p>', "Pay<p>Hi</p>"],
  ["a frame", '<iframe src="https://elsewhere.example"></iframe><p>Hi</p>', "<p>Hi</p>"],
  ["a picture of another site", '<p>Hi<img src="https://elsewhere.example/a.png" alt=""></p>', "<p>Hi</p>"],
  ["a picture written in its address", '<p>Hi<img src="data:image/png;base64,AAAA" alt=""></p>', "<p>Hi</p>"],
  ["a table but not its words", "<table><tr><td>Hi</td></tr></table>", "Hi"],
  ["a drawing that runs", "<svg onload=alert(1)></svg><p>Hi</p>", "<p>Hi</p>"],
])("takes %s out of served HTML [CHK-24]", async (_, served, html) => {
  expect(await toCleanHtml(served)).toEqual({ title: null, html });
});

it("takes the title of the popup from the first heading", async () => {
  expect(await toCleanHtml("<h2> Strike at <em>the port</em> </h2><p>Late.</p>")).toEqual({
    title: "Strike at the port",
    html: "<p>Late.</p>",
  });
});

it("keeps emphasis, lists and links, and the text of further headings [ERR-07] [POP-13]", async () => {
  const served =
    '<h2>One</h2><p>A<br><em>b</em> <strong>c</strong></p><ul><li><a href="/help">d</a></li></ul><h3>Two</h3>';
  expect(await toCleanHtml(served)).toEqual({
    title: "One",
    html: '<p>A<br><em>b</em> <strong>c</strong></p><ul><li><a href="/help">d</a></li></ul><p><strong>Two</strong></p>',
  });
});
