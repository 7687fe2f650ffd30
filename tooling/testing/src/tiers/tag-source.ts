import ts from "typescript";

/** The tag of a test, as its source has it. */
interface TagPlace {
  isTagged: boolean;
  /** The source with the tag, or without it. */
  toggled: string;
}

/** The runner's word for tags, and how it spells this one. */
const runners = {
  vitest: { property: "tags", tag: '"deep"' },
  playwright: { property: "tag", tag: '"@deep"' },
} as const;

/**
 * Finds the call of `it`, `test` or `it.each(…)` that reports a title, near a line, and the tag `deep` in its options. Returns
 * undefined if there is no such call, because the source has changed, or if its options are not written out in it.
 */
export function findTag(
  source: string,
  { line, title, runner }: { line: number; title: string; runner: keyof typeof runners },
): TagPlace | undefined {
  const file = ts.createSourceFile("test.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [, options, limit] = findCall(file, title, line)?.arguments ?? [];
  if (!options) return undefined;
  const { property, tag } = runners[runner];
  const added = `${property}: [${tag}]`;
  if (ts.isArrowFunction(options) || ts.isFunctionExpression(options)) {
    if (limit && ts.isObjectLiteralExpression(limit)) return undefined;
    // A limit of time behind the function becomes an option: a call has no room for both.
    const all = limit ? `${added}, timeout: ${limit.getText(file)}` : added;
    const shorter = replace(source, options.end, limit?.end ?? options.end, "");
    const at = options.getStart(file);
    return { isTagged: false, toggled: replace(shorter, at, at, `{ ${all} }, `) };
  }
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  const tags = options.properties.find((each) => each.name?.getText(file) === property);
  if (!tags) {
    const at = options.properties[0]?.getStart(file);
    return at === undefined ? undefined : { isTagged: false, toggled: replace(source, at, at, `${added}, `) };
  }
  if (!ts.isPropertyAssignment(tags)) return undefined;
  const words = readWords(tags.initializer, file);
  if (!words) return undefined;
  const isTagged = words.includes(tag);
  const rest = isTagged ? words.filter((word) => word !== tag) : [...words, tag];
  const isPlain = rest.length === 1 && runner === "playwright" && !rest[0]?.startsWith("...");
  const value = isPlain ? rest[0] : `[${rest.join(", ")}]`;
  const [part, text] =
    rest.length > 0 ? [tags.initializer, value ?? ""] : [options.properties.length === 1 ? options : tags, ""];
  // What follows a removed part is a comma.
  const end = text === "" ? part.end + (/^\s*,\s*/.exec(source.slice(part.end))?.[0].length ?? 0) : part.end;
  return { isTagged, toggled: replace(source, part.getStart(file), end, text) };
}

const isTest = (callee: string) => /^(it|test)\b(?!\.(describe|step|use|beforeEach|afterEach)\b)/.test(callee);

/** Whether a call's title is the reported one, as far as it is not filled in when it runs. */
function isTitleOf(call: ts.CallExpression, title: string, file: ts.SourceFile): boolean {
  const [name] = call.arguments;
  if (!name || !(ts.isStringLiteralLike(name) || ts.isTemplateExpression(name))) return false;
  const text = ts.isStringLiteralLike(name) ? name.text : name.getText(file).slice(1, -1);
  // "%s", "$name" and "${name}" are filled in.
  const fixed = text.split(/%[a-z]|\$\{[^}]*\}|\$[\w.]+/).filter(Boolean);
  return fixed.length > 0 && fixed.every((part) => title.includes(part));
}

const replace = (source: string, from: number, to: number, text: string) =>
  source.slice(0, from) + text + source.slice(to);

/** A string or the elements of an array, as they are written. */
function readWords(value: ts.Expression, file: ts.SourceFile): string[] | undefined {
  if (ts.isStringLiteral(value)) return [value.getText(file)];
  return ts.isArrayLiteralExpression(value) ? value.elements.map((word) => word.getText(file)) : undefined;
}

/**
 * The call of `it` or `test` that reports a title, of several the one that is nearest to a line: lines move when a tag is written
 * above. Of `it.each(table)(title, …)` it is the second call.
 */
function findCall(file: ts.SourceFile, title: string, line: number): ts.CallExpression | undefined {
  // A runner names the line on which a call begins, or the one on which its arguments begin.
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  const distanceOf = (node: ts.CallExpression) =>
    Math.min(...[node.getStart(file), node.expression.end].map((at) => Math.abs(lineOf(at) - line)));
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression.getText(file)) && isTitleOf(node, title, file))
      found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}
