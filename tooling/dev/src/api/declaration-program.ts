import fs from "node:fs";
import path from "node:path";
import ts from "typescript";

const options: ts.CompilerOptions = { noLib: true, types: [], skipLibCheck: true };

/**
 * The declarations of a built package, as far as the package wrote them: what it imports from other packages stays a
 * name. That needs no library and no `node_modules`, and takes a fraction of a second.
 */
export function createDeclarationProgram(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: resolveRelative(text, from) }));
  return ts.createProgram({ rootNames: files, options, host });
}

function resolveRelative(name: string, from: string): ts.ResolvedModuleFull | undefined {
  if (!name.startsWith(".")) return undefined;
  const file = path.resolve(path.dirname(from), name.replace(/\.js$/, ".d.ts"));
  if (!fs.existsSync(file)) return undefined;
  return { resolvedFileName: file, extension: ts.Extension.Dts, isExternalLibraryImport: false };
}
