import path from "node:path";
import * as everything from "../index.ts";
import type { CalledExports } from "./find-validators.ts";

/**
 * The exports of this package that lines of code name, from the entry of the schemas or from the main one, whose file is
 * `mainFile`.
 */
export function ourExports(code: string, mainFile: string): CalledExports {
  const words = [...new Set(code.match(/\w+/g))];
  const schemas = words.filter((word) => word.endsWith("Schema"));
  if (schemas.length === 0) {
    const names = words.filter((word) => Object.hasOwn(everything, word));
    return { name: "@store/card-validation", names, from: mainFile, file: mainFile };
  }
  const file = path.join(path.dirname(mainFile), `standard-schema${path.extname(mainFile)}`);
  return { name: "@store/card-validation/standard-schema", names: schemas, from: file, file };
}
