import ts from "typescript6";

/** A place that fails in a translated page. */
export interface BareText {
  readonly line: number;
  readonly problem: string;
}

const ownElement =
  "A text that changes, or that an element is put before, stands beside other children. The browser's translator " +
  "replaces text nodes, and React then fails to change or find them. Give the text an element of its own " +
  "(<span>{name}</span>), or make it the only child as one template string. If this is an element, declare it as a " +
  "ReactNode.";
const ownValue =
  "An <option> without a value sends its text, which the browser's translator replaces. Give it a value.";

/**
 * Finds the texts of a TSX file that break in a translated page: the browser replaces each text node by `<font>`
 * elements. A text that is the only child of an element is safe, since React then sets the content of the element.
 * Decided by the syntax alone, so what a name stands for is known only if the file declares it.
 */
export function findBareTexts(source: string): BareText[] {
  const file = ts.createSourceFile("part.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const elements = findElementNames(file);
  const found: BareText[] = [];
  const report = (node: ts.Node, problem: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, problem });
  visit(file, (node) => {
    if (isBare(node, elements)) report(node, ownElement);
    if (ts.isJsxOpeningElement(node) && node.tagName.getText() === "option" && !hasValue(node)) report(node, ownValue);
  });
  return found;
}

/** What a child may be at run time. "slot": elements that come and go; "mixed": a text that comes and goes. */
type Part = "element" | "slot" | "fixedText" | "text" | "mixed";

function isBare(node: ts.Node, elements: ReadonlySet<string>): boolean {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
  const parts = node.children.map((child) => toPart(child, elements)).filter((part) => part !== null);
  // The parent of a fragment's children is unknown.
  if (ts.isJsxFragment(node)) return parts.some((part) => part !== "element" && part !== "slot");
  const isMoved = parts.some((part, index) => part === "fixedText" && parts[index - 1] === "slot");
  return parts.length > 1 && (isMoved || parts.includes("text") || parts.includes("mixed"));
}

function toPart(child: ts.JsxChild, elements: ReadonlySet<string>): Part | null {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? null : "fixedText";
  if (ts.isJsxFragment(child)) return "slot";
  if (!ts.isJsxExpression(child)) return "element";
  if (child.expression === undefined) return null;
  if (ts.isStringLiteralLike(child.expression)) return "fixedText";
  const values = toValues(child.expression, elements);
  const texts = values.filter((value) => value === "text").length;
  if (texts === 0) return "slot";
  return texts === values.length ? "text" : "mixed";
}

/** What an expression may evaluate to. A name or a call that the file does not declare may be a text. */
function toValues(expression: ts.Expression, elements: ReadonlySet<string>): Array<"text" | "element" | "nothing"> {
  const inner = (one: ts.Expression) => toValues(one, elements);
  if (ts.isParenthesizedExpression(expression)) return inner(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...inner(expression.whenTrue), ...inner(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return ["nothing", ...inner(expression.right)];
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
      return [...inner(expression.left), ...inner(expression.right)];
    return ["text"];
  }
  if (isJsx(expression)) return ["element"];
  if (["null", "undefined", "false", "true"].includes(expression.getText())) return ["nothing"];
  return [elements.has(toName(expression)) ? "element" : "text"];
}

const isJsx = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** The last name of `step.popup`, `note?.(line)` or `lines.map(toRow)`. */
function toName(expression: ts.Expression): string {
  const named = ts.isCallExpression(expression) ? expression.expression : expression;
  return ts.isPropertyAccessExpression(named) ? named.name.text : named.getText();
}

/** The names of a file that stand for elements: declared with a type of React, or as JSX. */
function findElementNames(file: ts.SourceFile): Set<string> {
  const names = new Set(["children", "createPortal", "map"]);
  visit(file, (node) => {
    if (!ts.isPropertySignature(node) && !ts.isParameter(node) && !ts.isVariableDeclaration(node)) return;
    const isTyped = /\bReact(Node|Element)\b/.test(node.type?.getText() ?? "");
    const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    const isElement = value !== undefined && toValues(value, names).every((one) => one !== "text");
    if (isTyped || isElement) names.add(node.name.getText());
  });
  return names;
}

function hasValue({ attributes }: ts.JsxOpeningElement): boolean {
  return attributes.properties.some((property) => property.name?.getText() === "value");
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
