import { compilePattern } from "@store/contract/personalization";
import type { PersonalizationRule } from "./line-personalization.ts";

/**
 * The patterns of a rule that cannot be used, such as "Script: look-around at character 3". Such a pattern forbids no
 * characters (AMB-178).
 */
export function findUnusablePatterns({ fonts }: Pick<PersonalizationRule, "fonts">): string[] {
  return fonts.flatMap(({ name, fontAttributes }) => {
    const compiled = compilePattern(fontAttributes.validationRegEx);
    return compiled.ok ? [] : [`${name}: ${compiled.problem.reason} at character ${compiled.problem.position}`];
  });
}
