import ts from "typescript6";

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;
/** The types that a file declares, by name. */
export type Declared = ReadonlyMap<string, Declaration>;

export const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);

export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

export function readDeclared(file: ts.SourceFile): Declared {
  const declared = new Map<string, Declaration>();
  visit(file, (node) => {
    if (isDeclaration(node)) declared.set(node.name.text, node);
  });
  return declared;
}

/** The name by which a type is used, or extended by an interface. */
export function usedName(type: ts.Node): ts.Node | null {
  if (ts.isTypeReferenceNode(type)) return type.typeName;
  return ts.isExpressionWithTypeArguments(type) ? type.expression : null;
}

/** The types that a type joins, at any depth and behind the names of its file: objects, literals and imported names. */
export function leavesOf(type: ts.Node, declared: Declared, seen = new Set<ts.Node>()): ts.Node[] {
  if (seen.has(type)) return [];
  seen.add(type);
  const inside = (types: readonly ts.Node[]) => types.flatMap((each) => leavesOf(each, declared, seen));
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return inside(type.types);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeAliasDeclaration(type)) return inside([type.type]);
  if (ts.isInterfaceDeclaration(type))
    return [type, ...inside((type.heritageClauses ?? []).flatMap(({ types }) => [...types]))];
  const name = usedName(type);
  const own = name && declared.get(name.getText());
  return own ? inside([own]) : [type];
}

/** The properties of such names that objects have among leaves. */
export function propertiesOf(leaves: readonly ts.Node[], names: readonly string[]): ts.PropertySignature[] {
  return leaves
    .flatMap((leaf) => (ts.isTypeLiteralNode(leaf) || ts.isInterfaceDeclaration(leaf) ? [...leaf.members] : []))
    .filter((member) => ts.isPropertySignature(member))
    .filter(({ name }) => names.includes(name.getText()));
}
