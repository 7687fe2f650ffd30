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
 * Finds the call of `it`, `test` or `it.each(…)` that begins on a line and reports a title, and the tag `deep` in its options.
 * Returns undefined if no such call is there, because the source has changed, or if its options are not written out in it.
 */
export function findTag(
  source: string,
  { line, title, runner }: { line: number; title: string; runner: keyof typeof runners },
): TagPlace | undefined {
  const file = ts.createSourceFile("test.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [name, options, limit] = findCall(file, line)?.arguments ?? [];
  if (!name || !options || !isTitleOf(name, title, file)) return undefined;
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

/** Whether a call's title is the reported one, as far as it is not filled in when it runs. */
function isTitleOf(name: ts.Expression, title: string, file: ts.SourceFile): boolean {
  const text = ts.isStringLiteralLike(name) ? name.text : name.getText(file).slice(1);
  const [fixed = ""] = text.split(/%[a-z]|\$/);
  return title.includes(fixed);
}

const replace = (source: string, from: number, to: number, text: string) =>
  source.slice(0, from) + text + source.slice(to);

/** A string or the elements of an array, as they are written. */
function readWords(value: ts.Expression, file: ts.SourceFile): string[] | undefined {
  if (ts.isStringLiteral(value)) return [value.getText(file)];
  return ts.isArrayLiteralExpression(value) ? value.elements.map((word) => word.getText(file)) : undefined;
}

/** The outermost call on a line whose callee begins with `it` or `test`; of `it.each(table)(title, …)` the second one. */
function findCall(file: ts.SourceFile, line: number): ts.CallExpression | undefined {
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  // A runner names the line on which a call begins, or the one on which its arguments begin.
  const isThere = (node: ts.CallExpression) =>
    lineOf(node.getStart(file)) === line || lineOf(node.expression.end) === line;
  let found: ts.CallExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isCallExpression(node) && /^(it|test)\b/.test(node.expression.getText(file)) && isThere(node)) found = node;
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
