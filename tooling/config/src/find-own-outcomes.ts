import ts from "typescript6";
import { type Declared, isDeclaration, leavesOf, propertiesOf, readDeclared, usedName, visit } from "./type-syntax.ts";

/** A type that says what became of a form in words of its own. */
export interface OwnOutcome {
  readonly line: number;
  readonly problem: string;
}

const named =
  "is named like the outcome of a form. Define it by `FormOutcome`. What a reply of a call means is not an outcome: " +
  "name it after the reply, such as `ParsedOrderReply`.";
const shaped =
  "says where a form leads beside why it does not. Use `FormOutcome`, with what else it shows as its details.";
const repeated = "has the properties of `FormErrors`. Use that, with what else it has.";

/** The kinds of `FormOutcome`, and those that were used before it. `shown` is also a state of what comes and goes. */
const kinds = ["moved", "invalid", "redirect", "refused", "stepNeeded", "invalidForm", "invalidFields", "unconfirmed"];
/** Other kinds that were used before it. They are of a form beside why nothing was saved: a card may be `saved`, too. */
const kindsBesideProblem = ["saved", "alert", "ordered", "done"];
const leading = ["location", "path", "url", "redirectUrl"];
const failing = ["errors", "problem"];
/** Types that have one of `failing`. */
const failingTypes = ["FormErrors", "Invalid"];
const parts = ["FormOutcome", "Moved", "Shown", "Invalid"];
const selections = ["Exclude", "Extract", "Promise"];

/**
 * Finds the types of a file that stand for the outcome of a form and are not made of `FormOutcome`, by their syntax.
 * `outcomes` has the names that other files make of it. It does not see the inferred type of a function or a value, nor
 * the properties and kinds behind an imported name.
 */
export function findOwnOutcomes(source: string, outcomes: ReadonlySet<string> = new Set()): OwnOutcome[] {
  const file = parse(source);
  const declared = readDeclared(file);
  const found: OwnOutcome[] = [];
  const told = new Set<ts.Node>();
  const report = (node: ts.Node, problem: string, because: readonly ts.Node[] = [node]) => {
    // A type that uses another one is not told again for the same reason.
    if (because.every((each) => told.has(each))) return;
    for (const each of because) told.add(each);
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, problem });
  };
  visit(file, (node) => {
    if (isNamedLikeOne(node) && !isMadeOfOne(node, declared, outcomes)) report(node, `\`${node.name.text}\` ${named}`);
    const fault = isWhole(node) && !isSelecting(node) ? findFault(node, declared) : null;
    if (fault) report(node, ...fault);
  });
  return found;
}

/** What makes a type an outcome of its own, with the properties and kinds that show it. */
function findFault(type: Whole, declared: Declared): readonly [problem: string, because: readonly ts.Node[]] | null {
  const leaves = leavesOf(type, declared);
  const leads = propertiesOf(leaves, leading);
  const ownFails = propertiesOf(leaves, failing);
  const fails = [...ownFails, ...leaves.filter((leaf) => failingTypes.includes(nameOf(leaf)))];
  if (leads.length > 0 && fails.length > 0 && !isProps(type)) return [`This type ${shaped}`, [...leads, ...fails]];
  if (failing.every((name) => propertiesOf(leaves, [name]).length > 0)) return [`This type ${repeated}`, ownFails];
  const own = fails.length > 0 ? [...kinds, ...kindsBesideProblem] : kinds;
  const literals = propertiesOf(leaves, ["kind"])
    .flatMap((kind) => (kind.type ? leavesOf(kind.type, declared) : []))
    .filter((leaf) => own.includes(textOf(leaf)));
  const [first] = literals;
  return first ? [`The kind "${textOf(first)}" is one of a form's outcome. Use \`FormOutcome\`.`, literals] : null;
}

/** The names of the outcomes that files make of `FormOutcome`, or of each other. */
export function readOutcomeNames(sources: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const files = sources.map((source) => readDeclared(parse(source)));
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const declared of files)
      for (const [name, node] of declared)
        if (isNamedLikeOne(node) && isMadeOfOne(node, declared, names)) names.add(name);
  }
  return names;
}

const parse = (source: string) =>
  ts.createSourceFile("part.ts", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
const nameOf = (node: ts.Node) => usedName(node)?.getText() ?? "";
const textOf = (node: ts.Node) =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : "";

function isNamedLikeOne(node: ts.Node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration {
  return isDeclaration(node) && /Outcome$|^Invalid(?=[A-Z]|$)/.test(node.name.text);
}

/** Whether a type is `FormOutcome` or a part of it, in whatever selection and with whatever details. */
function isMadeOfOne(type: ts.Node, declared: Declared, outcomes: ReadonlySet<string>): boolean {
  const isOne = (other: ts.Node) => isMadeOfOne(other, declared, outcomes);
  if (ts.isTypeAliasDeclaration(type) || ts.isParenthesizedTypeNode(type)) return isOne(type.type);
  if (ts.isUnionTypeNode(type)) return type.types.every(isOne);
  if (ts.isIntersectionTypeNode(type)) return type.types.some(isOne);
  if (!ts.isTypeReferenceNode(type)) return false;
  const name = nameOf(type);
  const own = declared.get(name);
  if (own) return isMadeOfOne(own, new Map([...declared].filter(([other]) => other !== name)), outcomes);
  const [first] = type.typeArguments ?? [];
  if (selections.includes(name)) return first !== undefined && isOne(first);
  return parts.includes(name) || outcomes.has(name);
}

/** Whether a type is what a component takes: it has a path, and shows a problem. */
function isProps(node: Whole): boolean {
  const named = isDeclaration(node) ? node : node.parent;
  return isDeclaration(named) && named.name.text.endsWith("Props");
}

type Joint = ts.UnionTypeNode | ts.IntersectionTypeNode;
type Whole = ts.TypeLiteralNode | ts.InterfaceDeclaration | Joint;
const isJoint = (node: ts.Node): node is Joint => ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node);

/** Whether a type is an object or joins some, and is no part of what joins it with others. */
function isWhole(node: ts.Node): node is Whole {
  const parent = node.parent && ts.isParenthesizedTypeNode(node.parent) ? node.parent.parent : node.parent;
  return (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node) || isJoint(node)) && !isJoint(parent);
}

/** Whether a type only selects members of a union, as in `Extract<Outcome, { kind: "invalid" }>`. */
function isSelecting({ parent }: Whole): boolean {
  return ts.isTypeReferenceNode(parent) && ["Exclude", "Extract"].includes(parent.typeName.getText());
}
