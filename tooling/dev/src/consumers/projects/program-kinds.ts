/**
 * How one kind of consumer writes a program: its folder and file, how it loads the package, how it reports, and whether
 * it is typed.
 */
export interface ProgramKind {
  folder: string;
  ending: string;
  /** What makes Node read a `.js` file as this kind. */
  manifest: { type: "module" | "commonjs" };
  load(names: readonly string[], specifier: string): string;
  tell(page: string): string;
  isTyped: boolean;
}

const byImport = (names: readonly string[], specifier: string) =>
  `import { ${names.join(", ")} } from ${JSON.stringify(specifier)};`;
const byRequire = (names: readonly string[], specifier: string) =>
  `const { ${names.join(", ")} } = require(${JSON.stringify(specifier)});`;

const toConsole = () => "console.log(JSON.stringify(answers));";
const toPage = (name: string) =>
  `const output = document.createElement("output");
output.id = ${JSON.stringify(name)};
output.textContent = JSON.stringify(answers);
document.body.append(output);`;

const inModule = { manifest: { type: "module" }, load: byImport, tell: toConsole, isTyped: false } as const;

export const programKinds = {
  esm: { ...inModule, folder: "esm", ending: ".js" },
  commonjs: { ...inModule, folder: "commonjs", ending: ".js", manifest: { type: "commonjs" }, load: byRequire },
  mts: { ...inModule, folder: "nodenext", ending: ".mts", isTyped: true },
  // TypeScript makes `require` of it, and reads the types for CommonJS.
  cts: { ...inModule, folder: "nodenext", ending: ".cts", isTyped: true },
  bundler: { ...inModule, folder: "bundler", ending: ".ts", isTyped: true },
  browser: { ...inModule, folder: "browser", ending: ".js", tell: toPage },
} as const satisfies Record<string, ProgramKind>;

/** The file name for a specifier: "@store/a/b" is "a-b". */
export function programName(specifier: string): string {
  return specifier.replace(/^@[^/]+\//, "").replaceAll("/", "-");
}
