/**
 * A published package.json without what only this repository uses: development packages, some of which no registry has,
 * and scripts that call programs of this repository. `prepack` has run by then.
 */
function beforePacking({ devDependencies, scripts, ...published }) {
  return published;
}

export const hooks = { beforePacking };
