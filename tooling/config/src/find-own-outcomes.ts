import ts from "typescript6";

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

/** The kinds of `FormOutcome`, and those that were used before it. `shown` is also a state of what comes and goes. */
const kinds: ReadonlySet<string> = new Set(["moved", "invalid", "redirect", "refused"]);
const parts: ReadonlySet<string> = new Set(["FormOutcome", "Moved", "Shown", "Invalid"]);
const selections: ReadonlySet<string> = new Set(["Exclude", "Extract", "Promise"]);

/** Finds the types of a file that stand for the outcome of a form and are not made of `FormOutcome`, by their syntax. */
export function findOwnOutcomes(source: string): OwnOutcome[] {
  const file = ts.createSourceFile("part.ts", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: OwnOutcome[] = [];
  const report = (node: ts.Node, problem: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, problem });
  visit(file, (node) => {
    if (isNamedLikeOne(node) && !(ts.isTypeAliasDeclaration(node) && isMadeOfOne(node.type)))
      report(node, `\`${node.name.text}\` ${named}`);
    if (isMixed(membersOf(node))) report(node, `This type ${shaped}`);
    if (isShape(node) && !isSelecting(node))
      for (const kind of kindsOf(node))
        report(node, `The kind "${kind}" is one of a form's outcome. Use \`FormOutcome\`.`);
  });
  return found;
}

function isNamedLikeOne(node: ts.Node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration {
  const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  return isType && /Outcome$|^Invalid(?=[A-Z]|$)/.test(node.name.text);
}

/** Whether a type is `FormOutcome` or a part of it, in whatever selection and with whatever details. */
function isMadeOfOne(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isMadeOfOne(type.type);
  if (ts.isUnionTypeNode(type)) return type.types.every(isMadeOfOne);
  if (ts.isIntersectionTypeNode(type)) return type.types.some(isMadeOfOne);
  if (!ts.isTypeReferenceNode(type)) return false;
  const name = type.typeName.getText();
  const [first] = type.typeArguments ?? [];
  // Another outcome is judged where it is declared.
  return (
    parts.has(name) || name.endsWith("Outcome") || (selections.has(name) && first !== undefined && isMadeOfOne(first))
  );
}

type Shape = ts.TypeLiteralNode | ts.InterfaceDeclaration;
const isShape = (node: ts.Node): node is Shape => ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node);

/** The members of a type, or of all types of a union together. */
function membersOf(node: ts.Node): readonly ts.TypeElement[] {
  if (ts.isUnionTypeNode(node)) return node.types.filter(ts.isTypeLiteralNode).flatMap(({ members }) => [...members]);
  return isShape(node) && !ts.isUnionTypeNode(node.parent) ? [...node.members] : [];
}

function isMixed(members: readonly ts.TypeElement[]): boolean {
  const names = members.map(({ name }) => name?.getText());
  return names.includes("location") && (names.includes("errors") || names.includes("problem"));
}

/** Whether a type only selects members of a union, as in `Extract<Outcome, { kind: "invalid" }>`. */
function isSelecting({ parent }: Shape): boolean {
  return ts.isTypeReferenceNode(parent) && ["Exclude", "Extract"].includes(parent.typeName.getText());
}

function kindsOf({ members }: Shape): string[] {
  const kind = members.find(({ name }) => name?.getText() === "kind");
  if (!kind || !ts.isPropertySignature(kind) || !kind.type) return [];
  const types = ts.isUnionTypeNode(kind.type) ? kind.type.types : [kind.type];
  return types.flatMap((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) && kinds.has(type.literal.text)
      ? [type.literal.text]
      : [],
  );
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
