import { createHash } from "node:crypto";
import ts from "typescript";
import { createDeclarationProgram } from "./declaration-program.ts";
import type { EntryPoint } from "./entry-points.ts";

type NamedSymbol = readonly [name: string, symbol: ts.Symbol];

const maxLines = 30;
const printer = ts.createPrinter({ removeComments: true });

/**
 * The declarations of every entry point as text, in Markdown: what a package exports, and the types that these name
 * without being exported. A change of it is a change for whoever uses the package.
 */
export function apiReport(name: string, entries: readonly EntryPoint[]): string {
  const program = createDeclarationProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const exportsOf = ({ file }: EntryPoint) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is missing or exports nothing. Build ${name} first.`);
    return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolve(symbol, checker)]));
  };
  const modules = entries.map((entry) => ({ ...entry, exported: exportsOf(entry) }));
  const all = new Set(modules.flatMap(({ exported }) => [...exported.values()]));
  const hidden = listHidden(all, checker);
  const sections = modules.map(({ specifier, exported }) => toSection(specifier, [...exported]));
  if (hidden.length > 0) sections.push(toSection("Not exported, but named above", hidden));
  return [
    `# API of ${name}`,
    "`npx -y pnpm@12 check api --update` writes this file from the build; `check packages` compares it.",
    ...sections,
  ].join("\n\n");
}

function resolve(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** What `exported` declarations name, and so on, that is declared in the package and not exported itself. */
function listHidden(exported: ReadonlySet<ts.Symbol>, checker: ts.TypeChecker): NamedSymbol[] {
  const hidden: NamedSymbol[] = [];
  const seen = new Set(exported);
  const visit = (node: ts.Node): void => {
    const name = toTypeName(node);
    const named = name && checker.getSymbolAtLocation(name);
    const symbol = named && resolve(named, checker);
    if (symbol && !seen.has(symbol) && symbol.declarations?.some(isOfModule)) {
      seen.add(symbol);
      hidden.push([symbol.name, symbol]);
      symbol.declarations.forEach(visit);
    }
    ts.forEachChild(node, visit);
  };
  for (const symbol of exported) symbol.declarations?.forEach(visit);
  return hidden;
}

/** The name by which a node uses another declaration. */
function toTypeName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  return undefined;
}

/** The statement that declares a name: of a variable, two nodes above it. */
function toStatement(node: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

function isOfModule(node: ts.Declaration): boolean {
  return ts.isSourceFile(toStatement(node).parent) && ts.isStatement(toStatement(node) as ts.Statement);
}

function toSection(title: string, symbols: readonly NamedSymbol[]): string {
  const sorted = symbols.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const texts = sorted.map(([name, symbol]) => {
    const nodes = symbol.declarations?.map(toStatement) ?? [];
    // Of another package: only its name is ours.
    return nodes.length > 0 ? nodes.map(toText).join("\n") : `export { ${name} };`;
  });
  return [`## ${title}`, "```ts", texts.join("\n\n"), "```"].join("\n").replace(/^(## .*)$/m, "$1\n");
}

/** A declaration without its comments. Of a very long one, the checksum stands for what does not help a reader. */
function toText(node: ts.Node): string {
  const lines = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).split("\n");
  if (lines.length <= maxLines) return lines.join("\n");
  const sum = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
  return [...lines.slice(0, maxLines), `// ... ${lines.length - maxLines} more lines, sha256 ${sum}`].join("\n");
}
