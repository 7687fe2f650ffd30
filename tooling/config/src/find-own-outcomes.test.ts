import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findOwnOutcomes, readOutcomeNames } from "./find-own-outcomes.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const outcome = "packages/ui-kit/src/form/form-outcome.ts";

/** Files with such a type that is no outcome of a form, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "packages/checkout-client/src/call-failure.ts": "why a call has no reply",
};

/** A quick look before a file is parsed. */
const mayHaveOne = /\b(?:type|interface) (?:\w*Outcome|Invalid\w*)\b|\b(?:errors|problem|kind)\??:|\bFormErrors\b/;

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
/** The service answers calls, not forms. */
const files = fs
  .globSync("{apps,packages}/*/{src,server}/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !/^packages\/commerce-service\/|\.(?:test|browser|stories|fixture|samples)\.tsx?$/.test(file))
  .filter((file) => file !== outcome && mayHaveOne.test(read(file)));
const outcomes = readOutcomeNames(files.map(read));
const own = files.flatMap((file) =>
  findOwnOutcomes(read(file), outcomes).map(({ line, problem }) => ({ file, says: `${file}:${line} ${problem}` })),
);

describe("what became of a form", () => {
  it("has one type in all packages", () => {
    expect(own.filter(({ file }) => !(file in exceptions)).map(({ says }) => says)).toEqual([]);
  });

  it.each(Object.keys(exceptions))("%s has a type like it, and is therefore an exception", (file) => {
    expect(own.map((each) => each.file)).toContain(file);
  });
});

describe("a type", () => {
  it.each<readonly [type: string, source: string]>([
    ["with another definition", 'type CartOutcome = { kind: "done" };'],
    ["that is an interface", "interface StepOutcome { readonly path: string }"],
    ["named after what is invalid", "export interface InvalidProfile { readonly command: string }"],
    ["with one member of its own", 'type AddOutcome = Moved | { readonly kind: "open" };'],
    ["that selects from another", "type AddOutcome = Exclude<AddResult, null>;"],
    ["with a location beside errors", "interface Answer { location?: string; errors?: Record<string, string> }"],
    ["with a location or a problem", "type Answer = { location: string } | { problem: string };"],
    ["with a kind of it", 'type Answer = { readonly kind: "invalid"; readonly text: string };'],
    ["with a kind among others", 'interface Answer { readonly kind: "done" | "refused" }'],
    ["with a path or a problem", "type Answer = { readonly path: string } | { readonly problem: string };"],
    ["with a URL besides errors, each if there is one", "interface Answer { url?: string; errors?: Texts }"],
    ["joined of a location and errors", "type Answer = { location?: string } & { errors?: Texts };"],
    [
      "of names for a path and a problem",
      "type Answer = A | B; interface A { path: string } interface B { problem: string }",
    ],
    ["with a path beside the errors of a form", "interface Answer extends FormErrors { readonly path?: string }"],
    ["with properties of the errors of a form", "interface Answer { problem?: string; errors?: Texts }"],
    ["with kinds of its own", 'type Answer = { kind: "saved"; path: string } | { kind: "failed"; problem: string };'],
    ["with a kind beside a problem", 'type Answer = { kind: "saved" } | { kind: "failed"; problem: string };'],
    ["with kinds behind a name", 'type K = "redirect" | "refused"; interface Answer { readonly kind: K }'],
    ["with an imported outcome", "type PageOutcome = CallOutcome & { readonly title: string };"],
    ["that is made of itself", "type PageOutcome = { readonly title: string } & PageOutcome;"],
    ...["stepNeeded", "invalidForm", "invalidFields", "unconfirmed"].map((kind): [string, string] => [
      `of the kind ${kind}`,
      `type Answer = { readonly kind: "${kind}" } | null;`,
    ]),
    ...["alert", "ordered", "done"].map((kind): [string, string] => [
      `that is ${kind} or has errors`,
      `type Answer = { kind: "${kind}" } | { errors: Texts };`,
    ]),
    ["of an inner function", 'function act(): Promise<{ kind: "redirect"; url: string } | null> {}'],
  ])("%s is an outcome of its own", (_, source) => {
    expect(findOwnOutcomes(`const before = 1;\n${source}`)).toEqual([{ line: 2, problem: expect.any(String) }]);
  });

  it.each([
    ["is one", "type CartOutcome = FormOutcome<never, CartTerms>;"],
    ["is a selection", "type SwatchOutcome = Exclude<FormOutcome<string>, Moved>;"],
    ["has more with each", "type StepOutcome = FormOutcome<StepView> & { readonly isStepDone?: boolean };"],
    [
      "is a union of others",
      "type AddOutcome = FormOutcome; type PageOutcome = AddOutcome | (Exclude<FormOutcome<Texts>, Moved> & Fields);",
    ],
    ["is of its parts", "type TextOutcome = Shown<string> | Invalid;"],
    ["selects by kind", 'type Refused = Extract<CartOutcome, { kind: "invalid" }>;'],
    ["has another kind", 'type Dialog = { readonly kind: "cartInvalid" | "failed" };'],
    ["has a location alone", "interface Place { readonly location: string; readonly title: string }"],
    ["is named otherwise", "interface OutcomeText { readonly text: string }"],
    ["has the errors of a form and more", "interface Submitted extends FormErrors { readonly command: string }"],
    ["is a saved card", 'type CardMode = { kind: "saved"; card: SavedCard } | { kind: "new" };'],
    ["is a checked value", "type Check = { ok: true; value: string } | { ok: false; problem: string };"],
    ["is of a component", "interface PageProps { readonly path: string; readonly problem: string | null }"],
    ["is a reply", 'type ParsedOrderReply = { kind: "placed"; url: string } | { kind: "confirming" };'],
    ["is of values", "const isInvalid = true; interface InvalidatedAt { readonly at: number }"],
  ])("that %s is no outcome of its own", (_, source) => {
    expect(findOwnOutcomes(source)).toEqual([]);
  });

  it("that is made of an outcome of another file is no outcome of its own, nor is one that is made of it", () => {
    const source = "export type CartOutcome = FormOutcome<never, CartTerms>;";
    const further = "type StepOutcome = CartOutcome & { readonly isStepDone?: boolean };";
    const last = "type PageOutcome = Exclude<StepOutcome, Moved>;";
    const outcomes = readOutcomeNames([last, further, source, "type CallOutcome = { readonly ok: boolean };"]);
    expect([...outcomes].sort()).toEqual(["CartOutcome", "PageOutcome", "StepOutcome"]);
    expect(findOwnOutcomes(further, outcomes)).toEqual([]);
    expect(findOwnOutcomes(last, outcomes)).toEqual([]);
  });
});
