import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findBareTexts } from "./find-bare-texts.ts";

const root = path.resolve(import.meta.dirname, "../../..");
// Nothing changes a mail after it was rendered.
const isRendered = (file: string) => !/\.(test|stories|browser)\.tsx$|^packages\/mail\//.test(file);
const files = fs
  .globSync(["packages/*/src/**/*.tsx", "apps/storefront-*/app/**/*.tsx"], { cwd: root })
  .filter(isRendered);

it("no text of a page breaks when the browser translates it", { tags: ["deep"] }, () => {
  const found = files.flatMap((file) =>
    findBareTexts(fs.readFileSync(path.join(root, file), "utf8")).map(
      ({ line, problem }) => `${file}:${line} ${problem}`,
    ),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
});

describe("a text breaks in a translated page", () => {
  it.each([
    ["that changes beside another one", "<p>Quantity {quantity}</p>"],
    ["that changes beside an element", "<button>{label} <Icon /></button>"],
    ["that comes and goes", '<p>Applied: <b>{code}</b>{isUsed ? null : " (takes nothing off)"}</p>'],
    ["that an element replaces", '<p>Service: {isGone ? "removed" : <Price cents={fee} />}</p>'],
    ["that an element is put before", "<a>{icon && <Icon />} Sign In</a>"],
    ["in a fragment, whose parent has other children", "<>{hint} <a>Help</a></>"],
    ["of an option that has no value", "<option>{quantity}</option>"],
  ])("%s", (_case, jsx) => {
    expect(findBareTexts(`const part = ${jsx};`)).toMatchObject([{ line: 1 }]);
  });

  it.each([
    ["that is the only child", "<p>{text}</p>"],
    ["that has an element of its own", "<button><span>{label}</span> <Icon /></button>"],
    ["that never changes", "<p>Read our <a>Terms</a>.</p>"],
    ["before elements that come and go", "<p>Total <b />{isSale ? <s /> : null}</p>"],
    ["that is an element by its type", "<p><b />{popup}</p>; const popup: ReactNode = step.popup"],
    ["that is a list of elements", "<ul><li />{lines.map((line) => <li key={line} />)}</ul>"],
    ["of an option that has a value", "<option value={quantity}>{quantity}</option>"],
  ])("but not one %s", (_case, jsx) => {
    expect(findBareTexts(`const part = ${jsx};`)).toEqual([]);
  });
});
